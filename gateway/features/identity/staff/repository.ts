import {
	and,
	asc,
	eq,
	isNotNull,
	isNull,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import { defaultCountryCode } from "../../../contract/identity/account-terms";
import type { Scope } from "../../../contract/identity/user";
import type { StaffPermission } from "../../../contract/permission";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { literally } from "../../../db/literally";
import { account } from "../../../db/schema/account";
import { merchant } from "../../../db/schema/merchant";
import { staffRole } from "../../../db/schema/staff";
import type { Slice } from "../../../http/pages";

export const isMember = and(
	eq(account.kind, "member"),
	isNull(account.deletedAt),
);
/** As the index has it. */
const isStaff = sql`cardinality(${account.scope}) > 0`;
const hasScope = (scope: Scope) =>
	and(isStaff, sql`${scope} = any(${account.scope})`);
const worksFor = (merchantId: number) =>
	and(hasScope("merchant"), eq(account.merchantId, merchantId));

export interface StaffFilter {
	scope?: Scope;
	merchantId?: number;
	keyword?: string;
}

/** By what an index finds: a whole e-mail or phone, or how a nickname begins. */
export function isCalled(keyword: string): SQL | undefined {
	const digits = keyword.replace(/\D/g, "");
	return or(
		eq(account.email, keyword.toLowerCase()),
		eq(account.phone, `+${digits}`),
		eq(account.phone, defaultCountryCode + digits),
		sql`lower(${account.nickname}) like ${`${literally(keyword.toLowerCase())}%`}`,
	);
}

function fits({ scope, merchantId, keyword }: StaffFilter): SQL | undefined {
	const isAnyMember = keyword && !scope && merchantId === undefined;
	return and(
		isMember,
		isAnyMember ? undefined : isStaff,
		scope && hasScope(scope),
		merchantId === undefined ? undefined : worksFor(merchantId),
		keyword ? isCalled(keyword) : undefined,
	);
}

function selectStaff(db: Queryable) {
	return db
		.select({ account, merchantName: merchant.name, role: staffRole })
		.from(account)
		.leftJoin(merchant, eq(merchant.id, account.merchantId))
		.leftJoin(staffRole, eq(staffRole.id, account.roleId))
		.$dynamic();
}
export type PersonRow = Awaited<ReturnType<typeof selectStaff>>[number];

export function listStaffRows(
	db: Database,
	filter: StaffFilter,
	{ limit, offset }: Slice,
): Promise<PersonRow[]> {
	return selectStaff(db)
		.where(fits(filter))
		.orderBy(asc(account.id))
		.limit(limit)
		.offset(offset);
}

export function countStaff(db: Database, filter: StaffFilter): Promise<number> {
	return db.$count(account, fits(filter));
}

export async function findPerson(
	db: Queryable,
	uid: number,
): Promise<PersonRow | undefined> {
	const [row] = await selectStaff(db).where(and(isMember, eq(account.id, uid)));
	return row;
}

export type AccountRow = PersonRow["account"];

/** Undefined for a tourist and for who has left. */
export async function lockMember(
	tx: Transaction,
	who: { uid: number } | { email: string },
): Promise<AccountRow | undefined> {
	const isMeant =
		"uid" in who ? eq(account.id, who.uid) : eq(account.email, who.email);
	const [row] = await tx
		.select()
		.from(account)
		.where(and(isMember, isMeant))
		.for("no key update");
	return row;
}

/** Holds all operators, or all staff of a merchant, so that none of two who go at once is the last; answers who owns. */
export async function lockOwners(tx: Transaction, whose: "operator" | number) {
	const rows = await tx
		.select({ id: account.id, roleId: account.roleId })
		.from(account)
		.where(
			and(isMember, whose === "operator" ? hasScope(whose) : worksFor(whose)),
		)
		.orderBy(asc(account.id))
		.for("no key update");
	return rows.flatMap(({ id, roleId }) => (roleId === null ? [id] : []));
}

/** Who may do something for the shop, or for a merchant, and has an e-mail. */
export function listWhoMay(
	db: Queryable,
	{ whose, permission, first, limit }: WhoMay,
) {
	const isFirst = sql`${account.id} = ${first ?? 0}`;
	return db
		.select({ id: account.id, email: account.email, locale: account.locale })
		.from(account)
		.leftJoin(staffRole, eq(staffRole.id, account.roleId))
		.where(
			and(
				isMember,
				isNull(account.blockedAt),
				isNotNull(account.email),
				whose === "operator" ? hasScope(whose) : worksFor(whose),
				or(
					isNull(account.roleId),
					sql`${permission} = any(${staffRole.permissions})`,
				),
			),
		)
		.orderBy(sql`${isFirst} desc`, asc(account.id))
		.limit(limit);
}

export interface WhoMay {
	/** The shop, or a merchant by its number. */
	whose: "operator" | number;
	permission: StaffPermission;
	/** Who stands in front, if it is one of them. */
	first: number | null;
	limit: number;
}

export async function updateRole(
	tx: Transaction,
	uid: number,
	role: Pick<AccountRow, "scope" | "merchantId" | "roleId">,
): Promise<void> {
	await tx.update(account).set(role).where(eq(account.id, uid));
}

export async function findMerchantName(db: Queryable, id: number) {
	const [row] = await db
		.select({ name: merchant.name })
		.from(merchant)
		.where(eq(merchant.id, id));
	return row?.name;
}
