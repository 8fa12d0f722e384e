"use client";

import { useLocale } from "next-intl";
import type { BodyOf } from "@/gateway/contract/call";
import type { editUser as EditUser, User } from "@/gateway/contract/user";
import { browserApi } from "@/lib/api/browser";
import { editUser } from "@/lib/api/user";
import { renameHint } from "@/lib/session/rename-hint";
import { useUser } from "./use-user";

/** Changes name or face, here and wherever else the page shows them. */
export function useEditUser() {
	const locale = useLocale();
	const { mutate } = useUser();
	return async (changes: BodyOf<typeof EditUser>): Promise<User> => {
		const changed = await editUser(browserApi(locale), changes);
		await mutate(changed, { revalidate: false });
		renameHint(changed.nickname);
		return changed;
	};
}
