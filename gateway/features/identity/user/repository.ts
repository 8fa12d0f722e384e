import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { account, socialIdentity } from "../../../db/schema/account";
import { failureChain } from "../../../http/describe-failure";

export type AccountRow = typeof account.$inferSelect;

export async function getAccount(
	db: Queryable,
	id: number,
): Promise<AccountRow> {
	const [row] = await db.select().from(account).where(eq(account.id, id));
	if (!row) throw new Error("A session's account is gone");
	return row;
}

/** Changes of one account come one after the other. */
export async function lockAccount(
	tx: Transaction,
	id: number,
): Promise<AccountRow> {
	const [row] = await tx
		.select()
		.from(account)
		.where(eq(account.id, id))
		.for("update");
	if (!row) throw new Error("A session's account is gone");
	return row;
}

/** False where it was deleted or taken over by another. */
export async function holdLiveAccount(
	tx: Transaction,
	id: number,
): Promise<boolean> {
	const rows = await tx
		.select({ id: account.id })
		.from(account)
		.where(
			and(
				eq(account.id, id),
				isNull(account.deletedAt),
				isNull(account.adoptedBy),
			),
		)
		// Whatever refers to the account meanwhile, such as a line put into the cart, waits for nobody.
		.for("no key update");
	return rows.length > 0;
}

/** Whatever refers to the account meanwhile waits for nobody. */
export const accountLock = (id: number) =>
	sql`select from ${account} where ${eq(account.id, id)} for no key update`;

export type AccountChanges = Partial<
	Pick<
		AccountRow,
		"nickname" | "avatar" | "phone" | "email" | "passwordHash" | "codeAskedAt"
	>
>;

export async function updateAccount(
	db: Queryable,
	id: number,
	changes: AccountChanges,
): Promise<void> {
	await db.update(account).set(changes).where(eq(account.id, id));
}

/** Whether a write failed because another member owns that phone or e-mail. */
export function isTaken(error: unknown): boolean {
	return failureChain(error).some(({ code }) => code === "23505");
}

/** Takes away whatever says who it was; what others need to refer to stays. */
export async function anonymise(tx: Transaction, id: number, now: Date) {
	const nobody = { nickname: "", avatar: null, phone: null, email: null };
	await tx
		.update(account)
		.set({ ...nobody, passwordHash: null, deletedAt: now })
		.where(eq(account.id, id));
	await tx.update(account).set(nobody).where(eq(account.adoptedBy, id));
	await tx.delete(socialIdentity).where(eq(socialIdentity.accountId, id));
}

export function listSocialIdentities(db: Queryable, id: number) {
	return db
		.select({
			provider: socialIdentity.provider,
			subject: socialIdentity.subject,
		})
		.from(socialIdentity)
		.where(eq(socialIdentity.accountId, id));
}

/** Visits as a tourist that the member took over. */
export function listAdopted(db: Queryable, id: number) {
	return db
		.select({
			uid: account.id,
			nickname: account.nickname,
			email: account.email,
			phone: account.phone,
			createdAt: account.createdAt,
		})
		.from(account)
		.where(eq(account.adoptedBy, id));
}
