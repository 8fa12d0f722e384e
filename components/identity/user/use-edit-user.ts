"use client";

import { useLocale } from "next-intl";
import type { BodyOf } from "@/gateway/contract/call";
import type {
	editUser as EditUser,
	User,
} from "@/gateway/contract/identity/user";
import { browserApi } from "@/lib/api/browser";
import { renameHint } from "@/lib/session/rename-hint";
import { useUser } from "./use-user";

/** Changes name or face, here and wherever else the page shows them. */
export function useEditUser() {
	const locale = useLocale();
	const { mutate } = useUser();
	return async (changes: BodyOf<typeof EditUser>): Promise<User> => {
		const changed = await browserApi(locale).post("/api/front/user/edit", {
			body: changes,
		});
		await mutate(changed, { revalidate: false });
		renameHint(changed.nickname);
		return changed;
	};
}
