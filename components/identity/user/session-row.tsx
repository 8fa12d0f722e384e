"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { DataOf } from "@/gateway/contract/call";
import type { listSessions } from "@/gateway/contract/identity/user";
import { formatDate } from "@/lib/format/format-date";
import { deviceWords } from "@/lib/session/device-name";

interface SessionRowProps {
	session: DataOf<typeof listSessions>["list"][number];
	onEnd: () => void;
}

/** One device, when it was used last, and the way to sign it out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
	const t = useTranslations("user.sessions");
	const locale = useLocale();
	const { userAgent, lastSeenAt, isCurrent } = session;
	const name = deviceWords(userAgent);
	const isPhone = /Mobile|iPhone|Android/.test(userAgent);
	const when = formatDate(new Date(lastSeenAt), locale, {
		dateStyle: "medium",
		timeStyle: "short",
	});
	return (
		<li className="setting">
			<Icon
				className="soft"
				name={isPhone ? "smartphone" : "monitor"}
				size={22}
			/>
			<span className="what stack anywhere">
				<span>
					<b className="size-reading strong">{name}</b>
					{isCurrent && <span className="tag">{t("current")}</span>}
				</span>
				<span className="soft">{t("seen", { when })}</span>
			</span>
			{!isCurrent && (
				<Button
					kind="quiet"
					aria-label={t("end", { device: name })}
					onClick={onEnd}
				>
					{t("endShort")}
				</Button>
			)}
		</li>
	);
}
