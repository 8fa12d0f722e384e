"use client";

import { useAccountList } from "@/components/layout/use-account-list";

/** The roles that can be given. */
export function useRoles() {
	return useAccountList(["staff", "roles"], (api) =>
		api.get("/api/operator/staff/roles"),
	);
}
