import { eq } from "drizzle-orm";
import { sampleAccounts } from "../db/sample/accounts";
import { account } from "../db/schema/account";
import { openSession } from "../features/identity/session/service";
import { systemContext } from "./system-context";
import type { TestShop } from "./test-shop";

/** Those who may stand at the gateway's door. */
export const roles = [
	"visitor",
	"tourist",
	"member",
	"other member",
	"merchant staff",
	"operator",
] as const;
export type Role = (typeof roles)[number];

const [shopper, otherShopper] = sampleAccounts.filter(
	({ scope }) => scope.length === 0,
);
const staffOf = (scope: "merchant" | "operator") =>
	sampleAccounts.find((one) => one.scope.some((own) => own === scope));

const accountIds: Record<Exclude<Role, "visitor" | "tourist">, number> = {
	member: shopper?.id ?? 0,
	"other member": otherShopper?.id ?? 0,
	"merchant staff": staffOf("merchant")?.id ?? 0,
	operator: staffOf("operator")?.id ?? 0,
};

/** The token of a new session of that role; undefined for a visitor. */
export async function signInAs(
	shop: TestShop,
	role: Role,
): Promise<string | undefined> {
	if (role === "visitor") return undefined;
	const owner = await ownerOf(shop, role);
	const strategy = role === "tourist" ? "visitor" : "password";
	const { token } = await openSession(systemContext(shop), owner, strategy);
	return token;
}

async function ownerOf(
	{ db }: TestShop,
	role: Exclude<Role, "visitor">,
): Promise<{ id: number; kind: "member" | "tourist"; nickname: string }> {
	const owner = {
		id: account.id,
		kind: account.kind,
		nickname: account.nickname,
	};
	const [row] =
		role === "tourist"
			? await db
					.insert(account)
					.values({
						kind: "tourist",
						nickname: "Passer-by",
						email: "passer-by@example.com",
						locale: "en",
						createdAt: new Date(),
					})
					.returning(owner)
			: await db
					.select(owner)
					.from(account)
					.where(eq(account.id, accountIds[role]));
	if (!row) throw new Error(`The sample shop has no ${role}`);
	return row;
}
