"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/ask-first";
import { Icon } from "@/components/ui/icon";
import type { DataOf } from "@/gateway/contract/call";
import type { listLinkedPrograms } from "@/gateway/contract/identity/linking";
import { formatDay } from "@/lib/format/format-date";
import { scopeKeys } from "./scope-keys";

interface ProgramRowProps {
	program: DataOf<typeof listLinkedPrograms>[number];
	onUnlink: () => Promise<unknown>;
}

// messages: user.programs.may.*
/** One program, what it may do, when it did so last, and the way to end that. */
export function ProgramRow({ program, onUnlink }: ProgramRowProps) {
	const t = useTranslations("user.programs");
	const words = useTranslations("user.form");
	const locale = useLocale();
	const { host, name, scopes, linkedAt, usedAt } = program;
	return (
		<li className="setting">
			<Icon className="soft" name="key-round" size={22} />
			<span className="what stack anywhere">
				<b className="size-reading strong">{name}</b>
				<span className="soft">{host}</span>
				<span>
					{scopes.map((scope) => t(`may.${scopeKeys[scope]}`)).join(" · ")}
				</span>
				<span className="soft">
					{t("linked", { when: formatDay(linkedAt, locale) })} ·{" "}
					{usedAt
						? t("used", { when: formatDay(usedAt, locale) })
						: t("unused")}
				</span>
			</span>
			<AskFirst
				label={t("unlink")}
				about={name}
				title={t("unlinkTitle", { program: name })}
				detail={t("unlinkDetail")}
				keepLabel={t("keep")}
				closeLabel={words("close")}
				failed={words("failed")}
				onConfirm={onUnlink}
			/>
		</li>
	);
}
