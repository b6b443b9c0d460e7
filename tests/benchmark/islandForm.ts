import { useFormik } from "formik"
import { createElement, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { object, string } from "yup"

const schema = object({ code: string().required("Please provide an access code.").min(4, "Your code is not valid.") })

/** A code form of React, Formik and Yup, with nothing else of the site. */
export function IslandForm() {
  const { values, errors, touched, handleChange, handleSubmit } = useFormik({
    initialValues: { code: "" },
    validationSchema: schema,
    onSubmit: () => undefined,
  })
  // By this the benchmark knows that the page is alive (probe.ts).
  useEffect(() => {
    delete window.earlyActions
  }, [])
  const error = touched.code && errors.code
  const field = { id: "registration-code", name: "code", value: values.code, onChange: handleChange }
  return createElement(
    "form",
    { noValidate: true, onSubmit: handleSubmit },
    createElement("label", { htmlFor: field.id }, "Enter your code"),
    createElement("input", { ...field, "aria-invalid": Boolean(error) }),
    createElement("p", { role: "alert" }, error),
    createElement("button", { type: "submit" }, "Register"),
  )
}

const root = globalThis.document?.getElementById("island")
if (root) hydrateRoot(root, createElement(IslandForm))
