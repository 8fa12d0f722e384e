import type { Who } from "../contract/call";
import type { Actor, Ctx, SignedInActor } from "./context";
import { GatewayError } from "./errors";

/** Decides whether an actor may make a call at all; ownership of rows is the service's to check. */
export function requireAccess(who: Who, actor: Actor): void {
	switch (who) {
		case "all":
			return;
		case "session":
		case "member":
		case "operator":
			requireSession(who, actor);
	}
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
		(who === "operator" && actor.scope.length > 0);
	if (!isEnough) throw new GatewayError(403, "noPermission");
}

/** For what operators alone may do: merchants' staff may not. */
export function requireOperator(actor: Actor): void {
	requireSession("operator", actor);
	if (actor.kind === "account" && !actor.scope.includes("operator"))
		throw new GatewayError(403, "noPermission");
}

/** The account that makes the call, for services whose calls nobody else can make. */
export function signedInActor({ actor }: Pick<Ctx, "actor">): SignedInActor {
	if (actor.kind !== "account") throw new GatewayError(410000, "signInFirst");
	return actor;
}
