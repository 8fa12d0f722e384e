"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { Icon } from "@/components/ui/icon";
import { browserApi } from "@/lib/api/browser";
import { endOtherSessions, listSessions } from "@/lib/api/user";
import { formatDate } from "@/lib/format-date";
import { notify } from "@/lib/notice";
import { accountKey } from "@/lib/session/account-answers";
import { deviceName } from "@/lib/session/device-name";

const nameOf = (userAgent: string) => {
	const { browser, system } = deviceName(userAgent);
	return [browser, system].filter(Boolean).join(" · ") || userAgent || "?";
};

/** Where the account is signed in, with the way to end that. */
export function SessionsCard() {
	const t = useTranslations("user.sessions");
	const locale = useLocale();
	const api = browserApi(locale);
	const { data, mutate } = useSWR(
		[accountKey, "sessions"],
		() => listSessions(api),
		{
			shouldRetryOnError: false,
		},
	);
	if (!data) return null;
	const others = data.list.filter(({ isCurrent }) => !isCurrent);

	async function end(id?: string) {
		await endOtherSessions(api, { id });
		await mutate();
		notify(t("ended"));
	}

	return (
		<section className="card" aria-labelledby="sessions-title">
			<h2 id="sessions-title">{t("title")}</h2>
			<ul className="rows">
				{data.list.map(({ id, userAgent, lastSeenAt, isCurrent }) => {
					const name = nameOf(userAgent);
					const isPhone = /Mobile|iPhone|Android/.test(userAgent);
					return (
						<li key={id} className="row">
							<Icon name={isPhone ? "smartphone" : "monitor"} size={22} />
							<span className="what">
								<span>
									<b>{name}</b>
									{isCurrent && <span className="tag">{t("current")}</span>}
								</span>
								<span className="soft">
									{t("seen", {
										when: formatDate(new Date(lastSeenAt), locale, {
											dateStyle: "medium",
											timeStyle: "short",
										}),
									})}
								</span>
							</span>
							{!isCurrent && (
								<button
									type="button"
									className="button quiet"
									aria-label={t("end", { device: name })}
									onClick={() => end(id)}
								>
									{t("endShort")}
								</button>
							)}
						</li>
					);
				})}
			</ul>
			{others.length > 1 && (
				<p>
					<button type="button" className="button quiet" onClick={() => end()}>
						{t("endOthers")}
					</button>
				</p>
			)}
		</section>
	);
}
