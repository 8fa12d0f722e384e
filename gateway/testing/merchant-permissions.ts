import { eq } from "drizzle-orm";
import { merchant } from "../db/schema/merchant";
import { staffRole } from "../db/schema/staff";
import { openAccount } from "./open-account";
import {
	answering,
	membersOnly,
	open,
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
		refusals: [400, 403, 409],
		example: async () => ({
			body: { email: `${crypto.randomUUID()}@example.com`, merId: 1 },
		}),
	},
	"GET /api/operator/staff/invitations": staffOnly,
	"POST /api/operator/staff/invitation/resend/{id}": {
		...staffOnly,
		expected: answering(staffOnly, 404),
		refusals: [409],
		example: { params: { id: nobodys } },
	},
	"POST /api/operator/staff/invitation/withdraw/{id}": {
		...staffOnly,
		expected: answering(staffOnly, 404),
		example: { params: { id: nobodys } },
	},
	"POST /api/front/staff/invitation": {
		...open,
		expected: answering(open, 404),
		example: { body: { token: "none" } },
	},
	"POST /api/front/staff/invitation/accept": {
		...membersOnly,
		expected: answering(membersOnly, 404),
		refusals: [403, 409],
		example: { body: { token: "none" } },
	},
	"POST /api/operator/staff/remove/{uid}": {
		...staffOnly,
		expected: answering(staffOnly, 404),
		refusals: [409],
		example: { params: { uid: nobodys } },
	},
	"POST /api/operator/staff/role": {
		...staffOnly,
		refusals: [400, 403, 409],
		example: async (shop) => {
			const [role] = await shop.db
				.select()
				.from(staffRole)
				.where(eq(staffRole.scope, "merchant"));
			const works = { scope: ["merchant" as const], merchantId: 1 };
			const { id: uid } = await openAccount(shop, works);
			const { merchantId: merId } = works;
			return { body: { uid, role: "merchant", merId, roleId: role?.id } };
		},
	},
	"GET /api/operator/staff/roles": staffOnly,
	"POST /api/operator/staff/role/save": {
		...operatorsOnly,
		refusals: [400],
		example: {
			body: {
				id: null,
				scope: "operator",
				name: "Pickers",
				permissions: ["orders"],
				refundMax: null,
			},
		},
	},
	"POST /api/operator/staff/role/remove/{id}": {
		...operatorsOnly,
		refusals: [409],
		example: { params: { id: nobodys } },
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
