import type { Person } from "@/gateway/contract/identity/staff";

/** The one that counts: operators may do all that staff may. */
export function roleOf({ scope }: Pick<Person, "scope">) {
	if (scope.includes("operator")) return "operator" as const;
	return scope.includes("merchant") ? ("merchant" as const) : ("none" as const);
}
