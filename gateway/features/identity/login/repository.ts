import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";

/** An e-mail, or a phone with its country code, that one member at most owns. */
export type Identity = { email: string } | { phone: string };

const isMember = (condition: ReturnType<typeof eq>) =>
	and(condition, eq(account.kind, "member"), isNull(account.deletedAt));

/** The member who owns it. Tourists own nothing. */
export async function findMember(db: Queryable, identity: Identity) {
	const [row] = await db
		.select({
			id: account.id,
			kind: account.kind,
			nickname: account.nickname,
			phone: account.phone,
			email: account.email,
			passwordHash: account.passwordHash,
			codeAskedAt: account.codeAskedAt,
			locale: account.locale,
		})
		.from(account)
		.where(
			isMember(
				"email" in identity
					? eq(account.email, identity.email)
					: eq(account.phone, identity.phone),
			),
		);
	return row;
}

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Undefined when a member owns its e-mail or phone already. */
export async function insertAccount(
	db: Queryable,
	row: typeof account.$inferInsert,
) {
	const [inserted] = await db
		.insert(account)
		.values(row)
		.onConflictDoNothing()
		.returning({
			id: account.id,
			kind: account.kind,
			nickname: account.nickname,
		});
	return inserted;
}

export async function setPasswordHash(
	tx: Transaction,
	id: number,
	passwordHash: string,
): Promise<void> {
	await tx
		.update(account)
		.set({ passwordHash, codeAskedAt: null })
		.where(eq(account.id, id));
}

/** False where the owner was notified after `since`, or there is none: of those who ask at once, one hears true. */
export async function markOwnerNotified(
	tx: Transaction,
	id: number,
	{ now, since }: { now: Date; since: Date },
): Promise<boolean> {
	const marked = await tx
		.update(account)
		.set({ guessesNotifiedAt: now })
		.where(
			and(
				eq(account.id, id),
				or(
					isNull(account.guessesNotifiedAt),
					lte(account.guessesNotifiedAt, since),
				),
			),
		)
		.returning({ id: account.id });
	return marked.length === 1;
}

export async function markCodeAsked(db: Database, id: number, now: Date) {
	await db.update(account).set({ codeAskedAt: now }).where(eq(account.id, id));
}

/** Hands the tourists that gave this e-mail to a member; answers which they are. */
export async function adoptTouristsOf(
	tx: Transaction,
	{ email, memberId }: { email: string; memberId: number },
): Promise<number[]> {
	const rows = await tx
		.update(account)
		.set({ adoptedBy: memberId })
		.where(
			and(
				eq(account.email, email),
				eq(account.kind, "tourist"),
				isNull(account.adoptedBy),
				isNull(account.deletedAt),
			),
		)
		.returning({ id: account.id });
	return rows.map(({ id }) => id);
}
