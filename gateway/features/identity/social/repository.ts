import { and, eq, gt, lt } from "drizzle-orm";
import type { Queryable } from "../../../db/client";
import {
	account,
	socialHandle,
	socialIdentity,
} from "../../../db/schema/account";

type Identity = Pick<
	typeof socialIdentity.$inferSelect,
	"provider" | "subject"
>;

const owner = {
	id: account.id,
	kind: account.kind,
	nickname: account.nickname,
};

const isOf = ({ provider, subject }: Identity) =>
	and(
		eq(socialIdentity.provider, provider),
		eq(socialIdentity.subject, subject),
	);

export async function insertHandle(
	db: Queryable,
	row: typeof socialHandle.$inferInsert,
): Promise<void> {
	await db.insert(socialHandle).values(row);
}

/** Takes the secret out: whoever comes second finds nothing. */
export async function takeTokenSecret(
	db: Queryable,
	{ handle, requestToken }: { handle: string; requestToken: string },
	madeAfter: Date,
): Promise<string | undefined> {
	const [row] = await db
		.delete(socialHandle)
		.where(
			and(
				eq(socialHandle.handle, handle),
				eq(socialHandle.requestToken, requestToken),
				gt(socialHandle.createdAt, madeAfter),
			),
		)
		.returning({ tokenSecret: socialHandle.tokenSecret });
	return row?.tokenSecret;
}

export async function deleteHandlesMadeBefore(db: Queryable, time: Date) {
	await db.delete(socialHandle).where(lt(socialHandle.createdAt, time));
}

export async function findOwner(db: Queryable, identity: Identity) {
	const [row] = await db
		.select({ ...owner, deletedAt: account.deletedAt })
		.from(socialIdentity)
		.innerJoin(account, eq(account.id, socialIdentity.accountId))
		.where(isOf(identity));
	return row;
}

export async function deleteIdentity(db: Queryable, identity: Identity) {
	await db.delete(socialIdentity).where(isOf(identity));
}

/** False where another sign-in of the same person was first. */
export async function insertIdentity(
	db: Queryable,
	row: typeof socialIdentity.$inferInsert,
): Promise<boolean> {
	const inserted = await db
		.insert(socialIdentity)
		.values(row)
		.onConflictDoNothing()
		.returning({ subject: socialIdentity.subject });
	return inserted.length === 1;
}

export async function insertMember(
	db: Queryable,
	row: Pick<typeof account.$inferInsert, "nickname" | "locale" | "createdAt">,
) {
	const [inserted] = await db
		.insert(account)
		.values({ ...row, kind: "member" })
		.returning(owner);
	if (!inserted) throw new Error("An account was inserted without an answer");
	return inserted;
}

export async function deleteMember(db: Queryable, id: number): Promise<void> {
	await db.delete(account).where(eq(account.id, id));
}
