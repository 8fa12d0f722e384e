import { eq } from "drizzle-orm";
import { merchant } from "../db/schema/merchant";
import { openAccount } from "./open-account";
import {
	answering,
	membersOnly,
	operatorsOnly,
	type Permission,
	signedInOnly,
	staffOnly,
} from "./permission";

const nobodys = 2_000_000_000;

/** Whoever works for a shop applies for none. */
const notForStaff = { "merchant staff": 409, operator: 409 } as const;

/** Right by its form and nobody's. */
const foreignApplication: Permission = {
	...operatorsOnly,
	expected: answering(operatorsOnly, 404),
	example: { params: { id: nobodys } },
	refusals: [409],
};

/** Rows of the permission matrix for applications for a shop, for who works for one, and for setting it up. */
export const merchantPermissions: Record<string, Permission> = {
	"GET /api/front/merchant/settled/agreement": signedInOnly,
	"GET /api/front/merchant/settled/record": membersOnly,
	"POST /api/front/merchant/settled/apply": {
		...membersOnly,
		// With a picture and a code that nobody sent.
		expected: { ...answering(membersOnly, 400), ...notForStaff },
		refusals: [400, 409],
		example: {
			body: {
				companyName: "Lantau Tea",
				realName: "Chan Tai Man",
				phone: "91234567",
				email: "tea@example.com",
				categoryId: 1,
				typeId: 1,
				captcha: "000000",
				agreement: true,
				images: ["/uploads/nobodys.webp"],
			},
		},
	},
	"POST /api/front/merchant/settled/captcha": {
		...membersOnly,
		expected: { ...membersOnly.expected, ...notForStaff },
		refusals: [409, 429],
		example: async () => ({
			body: { email: `${crypto.randomUUID()}@example.com` },
		}),
	},
	"GET /api/operator/application/list": operatorsOnly,
	"GET /api/operator/application/detail/{id}": foreignApplication,
	"POST /api/operator/application/approve/{id}": foreignApplication,
	"POST /api/operator/application/reject/{id}": {
		...foreignApplication,
		example: { params: { id: nobodys }, body: { reason: "Unreadable." } },
	},
	"GET /api/operator/staff/list": staffOnly,
	"POST /api/operator/staff/invite": {
		...staffOnly,
		expected: answering(staffOnly, 400),
		refusals: [400, 409],
		example: { body: { email: "nobody@example.com", merId: 1 } },
	},
	"POST /api/operator/staff/remove/{uid}": {
		...staffOnly,
		expected: answering(staffOnly, 404),
		refusals: [409],
		example: { params: { uid: nobodys } },
	},
	"POST /api/operator/staff/role": {
		...operatorsOnly,
		refusals: [400, 409],
		example: async (shop) => ({
			body: { uid: (await openAccount(shop)).id, role: "none" },
		}),
	},
	"GET /api/operator/shop/list": staffOnly,
	"GET /api/operator/shop/detail": {
		...staffOnly,
		refusals: [400],
		example: { query: { merId: "1" } },
	},
	"POST /api/operator/shop/edit": {
		...staffOnly,
		refusals: [400],
		example: async ({ db }) => {
			const [row] = await db.select().from(merchant).where(eq(merchant.id, 1));
			return { body: { ...row, notice: {}, merId: 1 } };
		},
	},
};
