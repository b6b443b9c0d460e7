import { expect, test } from "vitest"
import { extractRegistrationCode, registrationCodeProblem } from "./registrationCode"

test.each([
  // Typed by hand.
  ["AB12CD", "AB12CD"],
  ["AB-12 cd", "AB-12cd"],
  ["VALID 0001", "VALID0001"],
  ["  AB-12cd\u200b ", "AB-12cd"],
  ["AB12\nCD34\t", "AB12CD34"],
  ["VALID\u00a0-\u00a00001", "VALID-0001"],
  ["VALID–0001", "VALID-0001"],
  ["ＡＢ１２－ｃｄ", "AB12-cd"],
  ["A\u200dB\u200c1\ufeff2\u00ad3", "AB123"],
  ["\u202aAB12CD\u202c", "AB12CD"],
  ["(AB12CD).", "AB12CD"],
  ["AB-12-", "AB-12-"],
  ["_AB12CD_", "AB12CD"],
  ["~AB12CD/", "AB12CD"],
  ["CODE-1234", "CODE-1234"],
  ["VIP CODE 2026", "VIPCODE2026"],
  // Links.
  ["https://www.example.com/acquisition/?rc=AB12CD", "AB12CD"],
  ["www.example.com/acquisition?x=1&amp;rc=AB12CD", "AB12CD"],
  ["?rc=AB12CD", "AB12CD"],
  ["https://www.example.com/acquisition/?rc=AB%2012+cd", "AB12cd"],
  ["https://www.example.com/acquisition/?rc=AB12%E0%A4", "AB12%E0%A4"],
  ["https://www.example.com/acquisition/?acqParams=rc%3DAB12%26email%3Da%252Bb%2540x.de", "AB12"],
  ["https://www.example.com/acquisition/?acqParams=email%3Da%26rc%3DAB%252D12&rc=TOP-0001", "TOP-0001"],
  ["https://www.example.com/acquisition/?rc=VALID-0001%20Join%20me", "VALID-0001"],
  ["https://www.example.com/acquisition/?rc=Take+%22AB12-CD%22,+it+works", "AB12-CD"],
  ["[Join](https://www.example.com/acquisition/?rc=AB12CD) or <https://x.example|not>", "AB12CD"],
  ["https://gateway.example/v3/__https://www.example.com/acquisition/?rc=AB12CD__;!!abc$", "AB12CD"],
  ["Join me: https://www.example.com/acquisition/?rc=AB12CD. See you!", "AB12CD"],
  // Links in links.
  ["https://x.example/?url=https%3A%2F%2Fwww.example.com%2Fde%2F%3Frc%3DAB12CD%26x%3D1&data=05", "AB12CD"],
  ["https://www.search.example/url?q=https://www.example.com/acquisition/de?rc=AB12CD&sa=D", "AB12CD"],
  // Messages around a code.
  ["Hi! Your code: AB-12cd :)", "AB-12cd"],
  ["code:AB12CD", "AB12CD"],
  ["Dein Einladungscode lautet „AB12-CD34“!", "AB12-CD34"],
  ["Twój kod to AB12CD 🎉", "AB12CD"],
  ["so, take !!AB12CD!! now", "AB12CD"],
  ["Hey Anna,\nhere is your invitation: AB12-CD34\nSee you there!", "AB12-CD34"],
  ["Dear ANNA, since 2026 I wait for you at 10:30 with AB12CD!", "AB12CD"],
  ["Open www.example.com/acquisition, mail a1b2@example.com, then type AB12CD", "AB12CD"],
  ["AB-12CD\n\nSent from my iPhone", "AB-12CD"],
  ["AB12CD Anna", "AB12CD"],
  ["VALID-0001 LG Anna", "VALID-0001"],
  ["VALID-0001 MFG", "VALID-0001"],
  ["see you: VALID-0001 sent from my phone", "VALID-0001"],
  ["xk4p qwer 99tz", "xk4pqwer99tz"],
  ["ABCD1234 EFGHIJKL", "ABCD1234EFGHIJKL"],
  ["Hallo Oma: XK4P QWER 99TZ\nLG Anna", "XK4PQWER99TZ"],
  ["50EUR for you! Code: 12345", "12345"],
  ["Take FRIENDS, it still works", "FRIENDS"],
  // Nothing found: what was typed stays, so that the visitor gets an error.
  ["", ""],
  [" \u200b ", ""],
  ["AB12!", "AB12!"],
  ["AB_12", "AB_12"],
  ["https://www.example.com/acquisition/", "https://www.example.com/acquisition"],
  ["hello, is anybody there?", "hello,isanybodythere?"],
])("cleans %j to %j", (text, code) => {
  expect(extractRegistrationCode(text)).toBe(code)
  expect(extractRegistrationCode(code)).toBe(code)
})

test.each([
  ["", "code.required"],
  ["AB1", "code.invalid"],
  ["AB12", undefined],
  ["ab-12-CD", undefined],
  ["A".repeat(40), undefined],
  ["A".repeat(41), "code.invalid"],
  ["AB_12", "code.characters"],
  ["ÄB12", "code.characters"],
  ["A!", "code.characters"],
])("code %j has the problem %j", (code, problem) => {
  expect(registrationCodeProblem(code)).toBe(problem)
})

test.each(["(", "!", ". ", "code ", "hello ", "a", "\u200b", " ", "<", "=", "&"])("a code follows %j", (noise) => {
  expect(extractRegistrationCode(`${noise.repeat(20_000)} https://www.example.com/acquisition/?rc=AB12CD`)).toBe(
    "AB12CD",
  )
  expect(extractRegistrationCode(`${noise.repeat(20_000)} Code: AB12CD`)).toBe("AB12CD")
})
