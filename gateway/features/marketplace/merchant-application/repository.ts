import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import type { ApplicationState } from "../../../contract/marketplace/merchant-application-terms";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { insertRow, lockRow } from "../../../db/one-row";
import { account } from "../../../db/schema/account";
import { category } from "../../../db/schema/category";
import { merchantApplication } from "../../../db/schema/merchant-application";
import type { Slice } from "../../../http/pages";

export type ApplicationRow = typeof merchantApplication.$inferSelect;

function applications(db: Queryable) {
	return db
		.select({
			application: merchantApplication,
			categoryName: category.name,
			nickname: account.nickname,
		})
		.from(merchantApplication)
		.innerJoin(account, eq(account.id, merchantApplication.accountId))
		.leftJoin(category, eq(category.id, merchantApplication.categoryId))
		.$dynamic();
}
export type FoundApplication = Awaited<ReturnType<typeof applications>>[number];

interface ApplicationFilter {
	accountId?: number;
	state?: ApplicationState;
}

function fits({ accountId, state }: ApplicationFilter): SQL | undefined {
	return and(
		accountId === undefined
			? undefined
			: eq(merchantApplication.accountId, accountId),
		state && eq(merchantApplication.state, state),
	);
}

/** The latest first, or those that wait longest. */
export function listApplications(
	db: Database,
	filter: ApplicationFilter,
	slice: Slice & { isOldestFirst?: boolean },
): Promise<FoundApplication[]> {
	const { id } = merchantApplication;
	return applications(db)
		.where(fits(filter))
		.orderBy(slice.isOldestFirst ? asc(id) : desc(id))
		.limit(slice.limit)
		.offset(slice.offset);
}

export function countApplications(db: Database, filter: ApplicationFilter) {
	return db.$count(merchantApplication, fits(filter));
}

export async function findApplication(db: Queryable, id: number) {
	const [row] = await applications(db).where(eq(merchantApplication.id, id));
	return row;
}

export async function hasOpenApplication(db: Queryable, accountId: number) {
	const rows = await db
		.select({ id: merchantApplication.id })
		.from(merchantApplication)
		.where(fits({ accountId, state: "pending" }));
	return rows.length > 0;
}

/** Answers its id. */
export async function insertApplication(
	tx: Transaction,
	row: typeof merchantApplication.$inferInsert,
): Promise<number> {
	return (await insertRow(tx, merchantApplication, row)).id;
}

/** Decisions about one application come one after the other. Undefined where its applicant has left meanwhile. */
export const lockApplication = (tx: Transaction, id: number) =>
	lockRow(tx, merchantApplication, eq(merchantApplication.id, id));

export async function decideApplication(
	tx: Transaction,
	id: number,
	decision: Pick<ApplicationRow, "state" | "decidedAt"> &
		Partial<Pick<ApplicationRow, "reason" | "merchantId">>,
): Promise<void> {
	await tx
		.update(merchantApplication)
		.set(decision)
		.where(eq(merchantApplication.id, id));
}

export function listAllOf(db: Database, accountId: number) {
	return db
		.select()
		.from(merchantApplication)
		.where(fits({ accountId }))
		.orderBy(asc(merchantApplication.id));
}

export async function deleteAllOf(tx: Transaction, accountId: number) {
	await tx.delete(merchantApplication).where(fits({ accountId }));
}
