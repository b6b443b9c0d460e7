// Generated from src/services/api/schema.graphql and the operations in src/**/*.graphql; changes by hand are lost.
// Written by scripts/generateGraphqlTypes.ts.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Country } from '../../lib/countries';
import type { Language } from '../../lib/languages';
export type Gender =
  | 'FEMALE'
  | 'MALE';

/** What the visitor was shown and chose: textSha256 is the SHA-256 (hex) of the consent text as rendered, white space collapsed. */
export type ConsentReceipt = {
  kind: ConsentKind;
  accepted: boolean;
  textSha256: string;
  documentPk?: string | null | undefined;
  shownAt: string;
};

export type ConsentKind =
  | 'TERMS_AND_CONDITIONS'
  | 'PRIVACY_POLICY'
  | 'NEWSLETTER'
  | 'WAITING_LIST_NOTIFICATION';

export type RegistrationInput = {
  clientMutationId: string;
  registrationCode: string;
  validityTimestamp?: string | null | undefined;
  gender: Gender;
  firstName: string;
  lastName: string;
  email: string;
  country: Country;
  language: Language;
  termsAndPrivacyAccepted: boolean;
  termsPkString?: string | null | undefined;
  dataPolicyPkString?: string | null | undefined;
  newsletter: boolean;
  consents: Array<ConsentReceipt>;
  /** Set when the visitor began by phone. */
  phoneVerificationToken?: string | null | undefined;
  /** Set in the flow waitingListApproved; the backend takes the e-mail from it. */
  token?: string | null | undefined;
};

export type SocialRegistrationInput = {
  clientMutationId: string;
  token: string;
  registrationCode?: string | null | undefined;
  validityTimestamp?: string | null | undefined;
  termsPkString?: string | null | undefined;
  dataPolicyPkString?: string | null | undefined;
  shoppingPreferences: Array<ShoppingPreference>;
  country: Country;
  language: Language;
  termsAndPrivacyAccepted: boolean;
  newsletter: boolean;
  consents: Array<ConsentReceipt>;
};

export type ShoppingPreference =
  | 'WOMEN'
  | 'MEN'
  | 'KIDS'
  | 'HOME';

export type RegistrationStatus =
  | 'ACTIVATION_EMAIL_SENT'
  | 'REGISTERED'
  | 'ACCOUNT_ACTIVE'
  | 'ACCOUNT_PENDING'
  | 'CODE_REJECTED'
  | 'TOKEN_REJECTED'
  | 'INVALID_INPUT';

export type ResendStatus =
  | 'SENT'
  | 'TOO_SOON'
  | 'NOT_PENDING';

export type ActivationStatus =
  | 'ACTIVATED'
  | 'ALREADY_ACTIVE'
  | 'NOT_FOUND'
  | 'FAILED';

export type PhoneVerificationStatus =
  | 'CODE_SENT'
  | 'INVALID_NUMBER'
  | 'TOO_SOON';

export type PhoneConfirmationStatus =
  | 'CONFIRMED'
  | 'WRONG_CODE'
  | 'EXPIRED'
  | 'TOO_MANY_ATTEMPTS';

export type WaitingListStatus =
  | 'ADDED'
  | 'ALREADY_ON_LIST'
  | 'TOKEN_REJECTED';

export type MembershipInterestStatus =
  | 'SUBMITTED'
  | 'INVALID_EMAIL'
  | 'TOO_SOON';

export type RegistrationLinkStatus =
  | 'GENERATED'
  | 'CODE_REJECTED';

export type ActivateAccountMutationVariables = Exact<{
  activationId: string;
}>;


export type ActivateAccountMutation = { activateAccount: { status: ActivationStatus, authToken: string | null } };

export type ContentPageQueryVariables = Exact<{
  id: string;
  language: Language;
}>;


export type ContentPageQuery = { contentPage: { id: string, title: string, html: string, updatedAt: string } | null };

export type CheckRegistrationLinkQueryVariables = Exact<{
  registrationCode: string;
  validityTimestamp?: string | null | undefined;
}>;


export type CheckRegistrationLinkQuery = { registrationCodeDetails: { errors: Array<string | null> | null, errorDetails: Array<{ error: string | null } | null> | null } | null };

export type GenerateRegistrationLinkMutationVariables = Exact<{
  registrationCode: string;
}>;


export type GenerateRegistrationLinkMutation = { generateRegistrationLink: { status: RegistrationLinkStatus, registrationLink: string | null, validUntil: string | null, errorDetails: Array<{ error: string | null }> } };

export type SubmitMembershipInterestMutationVariables = Exact<{
  email: string;
  country?: Country | null | undefined;
  language: Language;
}>;


export type SubmitMembershipInterestMutation = { submitMembershipInterest: { status: MembershipInterestStatus } };

export type SharedProductQueryVariables = Exact<{
  productCode: string;
  language: Language;
}>;


export type SharedProductQuery = { sharedProduct: { productCode: string, brand: string, name: string, imageUrl: string, imageAlt: string, price: { amount: number, currency: string }, originalPrice: { amount: number, currency: string } | null } | null };

export type RegisterCustomerMutationVariables = Exact<{
  input: RegistrationInput;
}>;


export type RegisterCustomerMutation = { registerCustomer: { status: RegistrationStatus, registrationId: string | null, authToken: string | null, errorDetails: Array<{ error: string | null }>, fieldErrors: Array<{ field: string, code: string }> } };

export type RegistrationActivatedSubscriptionVariables = Exact<{
  registrationId: string;
}>;


export type RegistrationActivatedSubscription = { registrationActivated: { registrationId: string } };

export type ResendActivationEmailMutationVariables = Exact<{
  email?: string | null | undefined;
  activationId?: string | null | undefined;
  language: Language;
}>;


export type ResendActivationEmailMutation = { resendActivationEmail: { status: ResendStatus, retryAfterSeconds: number | null } };

export type CheckRegistrationCodeQueryVariables = Exact<{
  registrationCode: string;
  validityTimestamp?: string | null | undefined;
}>;


export type CheckRegistrationCodeQuery = { registrationCodeDetails: { errors: Array<string | null> | null, invitorName: string | null, errorDetails: Array<{ error: string | null } | null> | null, countryOptions: Array<{ isoCode: string, termsPkString: string | null, dataPolicyPkString: string | null } | null> | null } | null };

export type ConfirmPhoneVerificationMutationVariables = Exact<{
  phoneNumber: string;
  code: string;
}>;


export type ConfirmPhoneVerificationMutation = { confirmPhoneVerification: { status: PhoneConfirmationStatus, phoneVerificationToken: string | null } };

export type StartPhoneVerificationMutationVariables = Exact<{
  registrationCode: string;
  phoneNumber: string;
  language: Language;
}>;


export type StartPhoneVerificationMutation = { startPhoneVerification: { status: PhoneVerificationStatus, retryAfterSeconds: number | null } };

export type CompleteSocialRegistrationMutationVariables = Exact<{
  input: SocialRegistrationInput;
}>;


export type CompleteSocialRegistrationMutation = { completeSocialRegistration: { status: RegistrationStatus, registrationId: string | null, authToken: string | null, errorDetails: Array<{ error: string | null }>, fieldErrors: Array<{ field: string, code: string }> } };

export type JoinWaitingListMutationVariables = Exact<{
  token: string;
  language: Language;
  consent: ConsentReceipt;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { status: WaitingListStatus } };

export type CountryDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountryDetailsQuery = { countryDetails: { country: string } | null };

import type { Shape } from './operation';
/** What the answer to an operation is made of, by the operation's name. */
export const answerShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  [
    "activateAccount",
    {
      "activateAccount": {
        "status": "string",
        "authToken": [
          "string",
          null
        ]
      }
    }
  ],
  [
    "contentPage",
    {
      "contentPage": [
        {
          "id": "string",
          "title": "string",
          "html": "string",
          "updatedAt": "string"
        },
        null
      ]
    }
  ],
  [
    "checkRegistrationLink",
    {
      "registrationCodeDetails": [
        {
          "errors": [
            [
              [
                "string",
                null
              ]
            ],
            null
          ],
          "errorDetails": [
            [
              [
                {
                  "error": [
                    "string",
                    null
                  ]
                },
                null
              ]
            ],
            null
          ]
        },
        null
      ]
    }
  ],
  [
    "generateRegistrationLink",
    {
      "generateRegistrationLink": {
        "status": "string",
        "registrationLink": [
          "string",
          null
        ],
        "validUntil": [
          "string",
          null
        ],
        "errorDetails": [
          {
            "error": [
              "string",
              null
            ]
          }
        ]
      }
    }
  ],
  [
    "submitMembershipInterest",
    {
      "submitMembershipInterest": {
        "status": "string"
      }
    }
  ],
  [
    "sharedProduct",
    {
      "sharedProduct": [
        {
          "productCode": "string",
          "brand": "string",
          "name": "string",
          "imageUrl": "string",
          "imageAlt": "string",
          "price": {
            "amount": "number",
            "currency": "string"
          },
          "originalPrice": [
            {
              "amount": "number",
              "currency": "string"
            },
            null
          ]
        },
        null
      ]
    }
  ],
  [
    "registerCustomer",
    {
      "registerCustomer": {
        "status": "string",
        "registrationId": [
          "string",
          null
        ],
        "authToken": [
          "string",
          null
        ],
        "errorDetails": [
          {
            "error": [
              "string",
              null
            ]
          }
        ],
        "fieldErrors": [
          {
            "field": "string",
            "code": "string"
          }
        ]
      }
    }
  ],
  [
    "resendActivationEmail",
    {
      "resendActivationEmail": {
        "status": "string",
        "retryAfterSeconds": [
          "number",
          null
        ]
      }
    }
  ],
  [
    "checkRegistrationCode",
    {
      "registrationCodeDetails": [
        {
          "errors": [
            [
              [
                "string",
                null
              ]
            ],
            null
          ],
          "errorDetails": [
            [
              [
                {
                  "error": [
                    "string",
                    null
                  ]
                },
                null
              ]
            ],
            null
          ],
          "invitorName": [
            "string",
            null
          ],
          "countryOptions": [
            [
              [
                {
                  "isoCode": "string",
                  "termsPkString": [
                    "string",
                    null
                  ],
                  "dataPolicyPkString": [
                    "string",
                    null
                  ]
                },
                null
              ]
            ],
            null
          ]
        },
        null
      ]
    }
  ],
  [
    "confirmPhoneVerification",
    {
      "confirmPhoneVerification": {
        "status": "string",
        "phoneVerificationToken": [
          "string",
          null
        ]
      }
    }
  ],
  [
    "startPhoneVerification",
    {
      "startPhoneVerification": {
        "status": "string",
        "retryAfterSeconds": [
          "number",
          null
        ]
      }
    }
  ],
  [
    "completeSocialRegistration",
    {
      "completeSocialRegistration": {
        "status": "string",
        "registrationId": [
          "string",
          null
        ],
        "authToken": [
          "string",
          null
        ],
        "errorDetails": [
          {
            "error": [
              "string",
              null
            ]
          }
        ],
        "fieldErrors": [
          {
            "field": "string",
            "code": "string"
          }
        ]
      }
    }
  ],
  [
    "joinWaitingList",
    {
      "joinWaitingList": {
        "status": "string"
      }
    }
  ],
  [
    "countryDetails",
    {
      "countryDetails": [
        {
          "country": "string"
        },
        null
      ]
    }
  ]
]);
