"use client";

import { useUser } from "@/components/identity/user/use-user";

/** What the signed-in account may do in the console; undefined while nobody has said. The gateway decides. */
export function useStaff() {
	const { data: user } = useUser();
	return user && { user, isOperator: user.scope.includes("operator") };
}
