"use client";

import { useUser } from "@/components/identity/user/use-user";
import type { NeededPermission } from "@/gateway/contract/permission";
import { type ConsoleEntry, entries } from "./console-entries";

/** What the signed-in account may do in the console; undefined while nobody has said. The gateway decides. */
export function useStaff() {
	const { data: user } = useUser();
	if (!user) return undefined;
	const isOperator = user.scope.includes("operator");
	const may = (permission: NeededPermission) =>
		user.isOwner ||
		permission === "any" ||
		user.permissions.some((one) => one === permission);
	const mayOpen = ({ who, permission }: ConsoleEntry) =>
		(who === "staff" || isOperator) && may(permission);
	return { user, isOperator, may, mayOpen, entries: entries.filter(mayOpen) };
}
