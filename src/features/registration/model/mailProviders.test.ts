import { expect, test } from "vitest"
import { mailboxOf } from "./mailProviders"

test.each([
  ["gmail.com", "Gmail", "https://mail.google.com/"],
  ["GoogleMail.com", "Gmail", "https://mail.google.com/"],
  ["outlook.com", "Outlook", "https://outlook.live.com/mail/"],
  ["hotmail.fr", "Outlook", "https://outlook.live.com/mail/"],
  ["live.co.uk", "Outlook", "https://outlook.live.com/mail/"],
  ["yahoo.it", "Yahoo Mail", "https://mail.yahoo.com/"],
  ["ymail.com", "Yahoo Mail", "https://mail.yahoo.com/"],
  ["me.com", "iCloud Mail", "https://www.icloud.com/mail/"],
  ["gmx.de", "GMX", "https://www.gmx.net/"],
  ["t-online.de", "Telekom Mail", "https://email.t-online.de/"],
])("mail for %s is read at %s", (domain, name, url) => {
  expect(mailboxOf(`ada+shop@${domain}`)).toEqual({ name, url })
})

test.each(["ada@example.com", "ada@gmail.com.example.com", "ada@live.example.com", "ada@notgmail.com", "ada", ""])(
  "no mailbox is known for %j",
  (email) => {
    expect(mailboxOf(email)).toBeUndefined()
  },
)
