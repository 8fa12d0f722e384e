import type { Call, Who } from "../contract/call";
import {
	factorCodes,
	proofMinutes,
} from "../contract/identity/second-factor-terms";
import type { NeededPermission } from "../contract/permission";
import { sensitiveCalls } from "../contract/sensitive-calls";
import type { Actor, Ctx, SignedInActor } from "./context";
import { GatewayError } from "./errors";

/** Decides whether an actor may make a call at all; ownership of rows is the service's to check. */
export function requireAccess(
	{
		who,
		path,
		permission,
		beforeFactor,
	}: Pick<Call, "who" | "path" | "permission" | "beforeFactor">,
	ctx: Pick<Ctx, "actor" | "now">,
): void {
	requireWho(who, ctx.actor, beforeFactor);
	if (who === "operator" && !beforeFactor)
		requirePermission(ctx.actor, permission);
	if (sensitiveCalls.has(path)) requireRecentProof(ctx);
}

/** The same where no call is asked about. */
export function requireWho(
	who: Who,
	actor: Actor,
	before?: Call["beforeFactor"],
): void {
	if (who === "all") return;
	if (who === "operator") requireFactor(actor, before);
	requireSession(who, actor);
}

/** A factor that staff have, or must have, comes before everything of theirs. */
function requireFactor(actor: Actor, before: Call["beforeFactor"]): void {
	if (actor.kind !== "account") return;
	const status = actor.factor?.status;
	if (status === "due" && before !== "prove")
		throw new GatewayError(factorCodes.due, "factorDue");
	if (status === "missing" && !before)
		throw new GatewayError(factorCodes.missing, "factorMissing");
}

/** Of who has a second factor, that it was proven within the last {@link proofMinutes}. */
export function requireRecentProof({
	actor,
	now,
}: Pick<Ctx, "actor" | "now">): void {
	if (actor.kind !== "account" || actor.factor?.status !== "proven") return;
	const at = actor.factor.provenAt?.getTime() ?? 0;
	if (now().getTime() - at > proofMinutes * 60_000)
		throw new GatewayError(factorCodes.again, "factorAgain");
}

export function requirePermission(
	actor: Actor,
	permission: NeededPermission | undefined,
): void {
	if (!may(actor, permission))
		throw new GatewayError(403, "roleLacksPermission");
}

/** Whether the role of staff allows it; undefined is for owners alone. */
export function may(
	actor: Actor,
	permission: NeededPermission | undefined,
): boolean {
	if (actor.kind === "system") return true;
	if (actor.kind === "visitor" || actor.scope.length === 0) return false;
	if (actor.role === null || permission === "any") return true;
	return actor.role.permissions.some((one) => one === permission);
}

function requireSession(who: Exclude<Who, "all">, actor: Actor): void {
	if (actor.kind === "system") return;
	if (actor.kind === "visitor")
		throw actor.fault
			? new GatewayError(actor.fault, "signInAgain")
			: new GatewayError(410000, "signInFirst");
	const isEnough =
		who === "session" ||
		(who === "member" && actor.accountKind === "member") ||
		(who === "operator" &&
			(actor.scope.length > 0 || actor.factor !== undefined));
	if (!isEnough) throw new GatewayError(403, "noPermission");
}

/** For what operators alone may do: merchants' staff may not. */
export function requireOperator(actor: Actor): void {
	requireWho("operator", actor);
	if (actor.kind === "account" && !actor.scope.includes("operator"))
		throw new GatewayError(403, "noPermission");
}

/** The account that makes the call, for services whose calls nobody else can make. */
export function signedInActor({ actor }: Pick<Ctx, "actor">): SignedInActor {
	if (actor.kind !== "account") throw new GatewayError(410000, "signInFirst");
	return actor;
}
