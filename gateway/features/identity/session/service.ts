import { randomUUID } from "node:crypto";
import type { LoginStrategy, SignedIn } from "../../../contract/identity/login";
import type { FactorStatus } from "../../../contract/identity/second-factor-terms";
import type { AccountKind } from "../../../contract/identity/user";
import type { Queryable, Transaction } from "../../../db/client";
import type { Ctx, SignedInActor } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { sweepSignatures } from "../../../http/seen-signatures";
import { sessionSeconds, signToken } from "../../../http/token";
import * as repository from "./repository";

export {
	/** Ends all sessions of an account and keeps nothing of them. */
	deleteSessions as forgetSessions,
	/** Forgets sessions that have run out. */
	deleteSessionsExpiredBefore as sweepSessions,
	/** Notes that the second factor was proven in a session. */
	noteProven,
} from "./repository";

// Sessions: one row a sign-in, named by the token that the shopper carries. The row decides: when it ends, the token is
// worth nothing from that moment, in every process. Every sign-in opens a new one; none is ever taken over. A blocked
// account gets none, and hears whom to ask.

/** A session's last use is written at most this often. */
const seenEveryMs = 60_000;

export interface SessionOwner {
	id: number;
	kind: AccountKind;
	nickname: string;
	/** Of a tourist, whose e-mail is somebody's whom it may not stand in for. */
	guestEmail?: string;
}

/** Opens a session and answers its token. The account's owner has been proven by the caller. */
export function openSession(
	ctx: Ctx,
	owner: SessionOwner,
	strategy: LoginStrategy,
): Promise<SignedIn> {
	return ctx.db.transaction((tx) =>
		openSessionIn(tx, ctx, { ...owner, strategy }),
	);
}

/** The same within the transaction that makes the account. */
export async function openSessionIn(
	tx: Transaction,
	ctx: Ctx,
	{ strategy, ...owner }: SessionOwner & { strategy: LoginStrategy },
): Promise<SignedIn> {
	if (await repository.holdBlocked(tx, owner)) {
		const known = await repository.listServiceContacts(tx);
		const contact = known.filter(Boolean).join(", ") || ctx.settings.siteUrl;
		throw new GatewayError(403, "accountBlocked", { values: { contact } });
	}
	const now = ctx.now();
	const sid = randomUUID();
	const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
	await repository.insertSession(tx, {
		id: sid,
		accountId: owner.id,
		strategy,
		userAgent: ctx.userAgent,
		createdAt: now,
		lastSeenAt: now,
		expiresAt,
	});
	const { id: uid, kind, nickname } = owner;
	const token = await signToken(
		{ uid, sid, kind, strategy },
		{ secret: ctx.settings.tokenSecret, expiresAt },
	);
	return { token, uid, nickname, kind, strategy };
}

/** Whose session it is, unless it has ended or its account is gone. */
export async function findActor(
	ctx: Ctx,
	sessionId: string,
): Promise<SignedInActor | undefined> {
	const row = await repository.findOpenSession(ctx.db, sessionId, ctx.now());
	return row && toActor(ctx, row);
}

/** Whose sessions these are, by their ids, as far as they are open. Nobody uses them by being asked about. */
export async function findActors(
	ctx: Pick<Ctx, "db" | "now" | "settings">,
	sessionIds: string[],
): Promise<Map<string, SignedInActor>> {
	const rows = await repository.listOpenOf(ctx.db, sessionIds, ctx.now());
	return new Map(rows.map((row) => [row.id, presentActor(ctx, row)]));
}

/** The same for a write, whose signature is remembered; `isFirst` is false where it was seen before, by any process. */
export async function findActorOfWrite(
	ctx: Ctx,
	sessionId: string,
	signature: string,
): Promise<{ isFirst: boolean; actor: SignedInActor | undefined }> {
	await sweepSignatures(ctx);
	const { isFirst, open } = await repository.findOpenSessionOfWrite(ctx.db, {
		id: sessionId,
		signature,
		now: ctx.now(),
	});
	return { isFirst, actor: open && (await toActor(ctx, open)) };
}

async function toActor(
	ctx: Ctx,
	row: repository.OpenSession,
): Promise<SignedInActor> {
	const now = ctx.now();
	if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs)
		await repository.noteSeen(ctx.db, row.id, now);
	return presentActor(ctx, row);
}

function presentActor(
	ctx: Pick<Ctx, "settings">,
	row: repository.OpenSession,
): SignedInActor {
	const { id, uid, kind, strategy, scope, merchantId } = row;
	const common = {
		kind: "account",
		uid,
		sessionId: id,
		accountKind: kind,
		strategy,
		role:
			row.roleId === null
				? null
				: { permissions: row.permissions ?? [], refundMax: row.refundMax },
	} as const;
	if (scope.length === 0) return { ...common, scope, merchantId };
	const status = factorStatusOf(ctx, row);
	const factor = { status, provenAt: row.provenAt };
	// Whatever asks for a scope, anywhere, finds none before the factor.
	return status === "due" || status === "missing"
		? { ...common, factor, scope: [], merchantId: null }
		: { ...common, factor, scope, merchantId };
}

function factorStatusOf(
	{ settings }: Pick<Ctx, "settings">,
	{ hasFactor, provenAt, scope }: repository.OpenSession,
): FactorStatus {
	if (hasFactor) return provenAt ? "proven" : "due";
	const isRequired = settings.staffSecondFactor === "required";
	return isRequired && scope.includes("operator") ? "missing" : "none";
}

export function listSessions(ctx: Ctx, accountId: number) {
	return repository.listOpenSessions(ctx.db, accountId, ctx.now());
}

/** Ends sessions of an account, within the transaction of what makes them end where there is one. */
export function endSessions(
	ctx: Ctx,
	which: repository.WhichSessions,
	db: Queryable = ctx.db,
): Promise<void> {
	return repository.endSessions(db, which, ctx.now());
}

export function sumUpSessions(ctx: Ctx, accountId: number) {
	return repository.sumUpSessions(ctx.db, accountId, ctx.now());
}

/** Everything that is kept of an account's sessions. */
export function listAllSessions(ctx: Ctx, accountId: number) {
	return repository.listAllSessions(ctx.db, accountId);
}
