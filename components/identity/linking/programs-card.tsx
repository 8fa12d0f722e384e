"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { accountKey } from "@/lib/session/account-answers";
import { ProgramRow } from "./program-row";

/** The programs that the account is linked to, with the way to end that. */
export function ProgramsCard() {
	const t = useTranslations("user.programs");
	const api = browserApi(useLocale());
	const { data: programs, mutate } = useSWR(
		[accountKey, "programs"],
		() => api.get("/api/front/user/program/list"),
		// Coming back to the window is no wish to sign in again.
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	if (!programs?.length) return null;

	async function unlink(host: string) {
		await api.post("/api/front/user/program/unlink", { body: { host } });
		await mutate();
		notify(t("unlinked"));
	}

	return (
		<section className="card" aria-labelledby="programs-title">
			<h2 id="programs-title">{t("title")}</h2>
			<ul className="stack">
				{programs.map((program) => (
					<ProgramRow
						key={program.host}
						program={program}
						onUnlink={() => unlink(program.host)}
					/>
				))}
			</ul>
		</section>
	);
}
