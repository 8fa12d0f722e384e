import type { Scope } from "../../contract/identity/user";
import type { LocaleCode } from "../../contract/locale";

/** Of every sample account; shops for trying alone have them. */
export const samplePassword = "star ferry to wan chai";
export const samplePasswordHash =
	"$argon2id$v=19$m=19456,t=2,p=1$7ePdMfA+0KdmLaWuZO/47w$msdwfYx7RnL3qTOWlVhLZf8gXHlRVkPUwCCjssHzq1E";

export interface SampleAccount {
	id: number;
	/** Said in the last words of a start. */
	role: string;
	nickname: string;
	email: string;
	/** With country code. */
	phone: string;
	scope: Scope[];
	merchantId: number | null;
	locale: LocaleCode;
	/** Granted, to be used at once. */
	points: number;
}

/** Three shoppers, one of a merchant's staff, one operator. */
export const sampleAccounts: SampleAccount[] = [
	{
		id: 1,
		role: "Shopper",
		nickname: "嘉欣",
		email: "ka-yan@example.com",
		phone: "+85291000001",
		scope: [],
		merchantId: null,
		locale: "zh-CN",
		points: 3_680,
	},
	{
		id: 2,
		role: "Shopper",
		nickname: "Alex",
		email: "alex@example.com",
		phone: "+85291000002",
		scope: [],
		merchantId: null,
		locale: "en",
		points: 1_250,
	},
	{
		id: 3,
		role: "Shopper",
		nickname: "Malee",
		email: "malee@example.com",
		phone: "+85291000003",
		scope: [],
		merchantId: null,
		locale: "th",
		points: 860,
	},
	{
		id: 4,
		role: "Merchant",
		nickname: "Merchant staff",
		email: "merchant@example.com",
		phone: "+85291000004",
		scope: ["merchant"],
		merchantId: 1,
		locale: "zh-CN",
		points: 0,
	},
	{
		id: 5,
		role: "Operator",
		nickname: "Operator staff",
		email: "operator@example.com",
		phone: "+85291000005",
		scope: ["operator"],
		merchantId: null,
		locale: "zh-CN",
		points: 0,
	},
];
