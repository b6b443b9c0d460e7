import { useTranslation } from "react-i18next"
import { Form } from "../../../shared/forms/Form"
import { FormErrorSummary } from "../../../shared/forms/FormErrorSummary"
import { CheckboxGroup } from "../../../ui/Field/CheckboxGroup"
import { technicalInput } from "../../../ui/Field/technicalInput"
import { TextAreaField } from "../../../ui/Field/TextAreaField"
import { TextField } from "../../../ui/Field/TextField"
import { languageChoices, linkCount, linkLimit, pageChoices, type Channel } from "../model/campaign"
import { nameLimit, wrongCodes, type CampaignErrors } from "../model/schema"
import { shortList } from "../model/shortList"
import { utmNames } from "../model/utmNames"
import { useLinkWords } from "../useLinkWords"
import styles from "./Campaign.module.css"
import { ChannelRows } from "./ChannelRows"
import { LossWarning } from "./LossWarning"
import { channelId, campaignFieldIds } from "./planControls"
import type { useCampaigns } from "./useCampaigns"
import { useChannelErrorText } from "./useChannelErrorText"

type PlanForm = ReturnType<typeof useCampaigns>["form"]

interface CampaignFormProps {
  state: Pick<ReturnType<typeof useCampaigns>, "form" | "fillCount" | "progress" | "warning">
  /** Called with a channel that is to be kept as a template. */
  onTemplate: (channel: Channel) => void
}

/** What a campaign's links are made from: name, codes, landing pages, languages and channels. */
export function CampaignForm({ state: { form, fillCount, progress, warning }, onTemplate }: CampaignFormProps) {
  const { t } = useTranslation("campaign")
  const words = useLinkWords()
  const { values, errors } = form
  const textFor = usePlanErrorText(values.codes)
  const extraPages = values.pages.filter((page) => !pageChoices.includes(page))
  return (
    <div className={styles.plan}>
      <Form
        form={form}
        submitLabel={t("form.submit")}
        sendingText={progress ? t("form.progress", progress) : t("form.sending")}
        footer={warning.losses ? <LossWarning losses={warning.losses} {...warning.actions} /> : null}
      >
        <PlanProblems form={form} />
        <div className={styles.choices}>
          <div className={styles.stack}>
            <TextField
              id={campaignFieldIds.name}
              name="name"
              label={t("form.name")}
              hint={t("form.nameHint")}
              error={errors.name && textFor(errors.name)}
              value={values.name}
              onChange={form.handleChange}
              required
              autoComplete="off"
            />
            <TextAreaField
              id={campaignFieldIds.codes}
              name="codes"
              label={t("form.codes")}
              hint={t("form.codesHint")}
              error={errors.codes && textFor(errors.codes)}
              value={values.codes}
              onChange={form.handleChange}
              rows={4}
              required
              {...technicalInput}
            />
          </div>
          <CheckboxGroup
            id={campaignFieldIds.pages}
            name="pages"
            label={t("form.pages")}
            error={errors.pages && textFor(errors.pages)}
            choices={[...pageChoices, ...extraPages].map((page) => ({ value: page, text: words.page(page) }))}
            values={values.pages}
            onChange={form.handleChange}
          />
          <CheckboxGroup
            id={campaignFieldIds.languages}
            name="languages"
            label={t("form.languages")}
            error={errors.languages && textFor(errors.languages)}
            choices={languageChoices.map((language) => ({ value: language, text: words.language(language) }))}
            values={values.languages}
            onChange={form.handleChange}
          />
        </div>
        {/* A channel's change can be undone only in the campaign that it was made in. */}
        <ChannelRows
          key={fillCount}
          channels={values.channels}
          errors={errors.channels}
          onChange={form.handleChange}
          onRows={(channels) => form.setFieldValue("channels", channels)}
          onTemplate={onTemplate}
        />
        <p className={styles.quiet} role="status">
          {t("form.count", { count: linkCount(values) })}
        </p>
      </Form>
    </div>
  )
}

/** Texts of the errors outside the channels. */
function usePlanErrorText(codes: string) {
  const { t } = useTranslation("campaign")
  return (error: Exclude<CampaignErrors[keyof CampaignErrors], CampaignErrors["channels"]>) =>
    t(error, { codes: shortList(wrongCodes(codes)), limit: error === "form.error.nameLong" ? nameLimit : linkLimit })
}

function PlanProblems({ form: { values, errors, failedSubmits } }: { form: PlanForm }) {
  const { t } = useTranslation("campaign")
  const textFor = usePlanErrorText(values.codes)
  const channelText = useChannelErrorText()
  const own = (["name", "codes", "pages", "languages"] as const).flatMap((name) => {
    const error = errors[name]
    return error ? [{ id: campaignFieldIds[name], text: textFor(error) }] : []
  })
  const channels = (errors.channels ?? []).flatMap((wrong, row) =>
    (["name", ...utmNames] as const).flatMap((part) => {
      const error = wrong?.[part]
      if (!error) return []
      if (error === "channels.error.none") return [{ id: campaignFieldIds.addChannel, text: channelText(error) }]
      const place = t("channels.row", { number: row + 1 })
      return [
        {
          id: channelId(row, part),
          text: `${place}, ${part === "name" ? t("channels.name") : `utm_${part}`} – ${channelText(error)}`,
        },
      ]
    }),
  )
  return <FormErrorSummary errors={[...own, ...channels]} failedSubmits={failedSubmits} />
}
