"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { accountKey } from "@/lib/session/account-answers";
import { SessionRow } from "./session-row";

/** Where the account is signed in, with the way to end that. */
export function SessionsCard() {
	const t = useTranslations("user.sessions");
	const failed = useTranslations("user.form");
	const locale = useLocale();
	const [failure, setFailure] = useState<string>();
	const api = browserApi(locale);
	const { data, mutate } = useSWR(
		[accountKey, "sessions"],
		() => api.get("/api/front/user/sessions"),
		// Coming back to the window is no wish to sign in again.
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	if (!data) return null;
	const others = data.list.filter(({ isCurrent }) => !isCurrent);

	async function end(id?: string) {
		try {
			await api.post("/api/front/user/sessions/end", { body: { id } });
			await mutate();
			setFailure(undefined);
			notify(t("ended"));
		} catch (error) {
			setFailure(describeFailure(error).message || failed("failed"));
		}
	}

	return (
		<section className="card" aria-labelledby="sessions-title">
			<h2 id="sessions-title">{t("title")}</h2>
			<ul className="stack">
				{data.list.map((session) => (
					<SessionRow
						key={session.id}
						session={session}
						onEnd={() => end(session.id)}
					/>
				))}
			</ul>
			{others.length > 1 && (
				<p>
					<Button kind="quiet" onClick={() => end()}>
						{t("endOthers")}
					</Button>
				</p>
			)}
			<FormFault words={failure} />
		</section>
	);
}
