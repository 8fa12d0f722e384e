import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Scope } from "../../../contract/identity/user";
import type { Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { staffRole } from "../../../db/schema/staff";

/** As the index of staff has it. */
const isHeld = sql`cardinality(${account.scope}) > 0 and ${account.roleId} = ${staffRole.id}`;

export function listRoleRows(
	db: Queryable,
	{ scope, id }: { scope?: Scope | undefined; id?: number },
) {
	const wanted: (SQL | undefined)[] = [
		scope && eq(staffRole.scope, scope),
		id === undefined ? undefined : eq(staffRole.id, id),
	];
	return db
		.select({
			...getTableColumns(staffRole),
			holders:
				sql<number>`(select count(*) from ${account} where ${isHeld})`.mapWith(
					Number,
				),
		})
		.from(staffRole)
		.where(and(...wanted))
		.orderBy(asc(staffRole.id));
}
export type RoleRow = Awaited<ReturnType<typeof listRoleRows>>[number];

/** Against all who change it and who give it. */
export async function lockRole(tx: Transaction, id: number) {
	const [row] = await tx
		.select()
		.from(staffRole)
		.where(eq(staffRole.id, id))
		.for("update");
	return row;
}

/** Against its removal alone. */
export async function holdRole(tx: Transaction, id: number) {
	const [row] = await tx
		.select()
		.from(staffRole)
		.where(eq(staffRole.id, id))
		.for("share");
	return row;
}

export async function isInUse(tx: Transaction, id: number): Promise<boolean> {
	return (await tx.$count(account, eq(account.roleId, id))) > 0;
}

type RoleSet = typeof staffRole.$inferInsert;

export async function insertRole(tx: Transaction, row: RoleSet) {
	const [made] = await tx
		.insert(staffRole)
		.values(row)
		.returning({ id: staffRole.id });
	if (!made) throw new Error("A row that was inserted is not answered");
	return made.id;
}

export async function updateRoleSet(
	tx: Transaction,
	id: number,
	row: Omit<RoleSet, "scope">,
): Promise<void> {
	await tx.update(staffRole).set(row).where(eq(staffRole.id, id));
}

export async function deleteRole(tx: Transaction, id: number): Promise<void> {
	await tx.delete(staffRole).where(eq(staffRole.id, id));
}
