"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { LogoutButton } from "@/components/identity/user/logout-button";
import { LanguageLinks } from "@/components/layout/language-links";
import { UnreadCount } from "@/components/layout/unread-count";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { usePathname } from "@/lib/i18n/use-pathname";
import { consolePaths } from "@/lib/routes/console-paths";
import { entryAt } from "./console-entries";
import { useStaff } from "./use-staff";

// messages: console.page.*

/** The entries that this account may enter, who it is, and the way back to the shop. On a phone the entries are one row. */
export function ConsoleMenu() {
	const t = useTranslations("console");
	const staff = useStaff();
	const current = entryAt(usePathname());
	const shown = staff?.entries ?? [];
	const row = useRef<HTMLUListElement>(null);
	// On a phone it is longer than the screen.
	useEffect(() => {
		const open = row.current?.querySelector<HTMLElement>("[aria-current]");
		if (row.current && open && shown.length > 1)
			row.current.scrollLeft = open.offsetLeft - row.current.offsetLeft;
	}, [shown.length]);
	return (
		<>
			<nav className="grow" aria-label={t("frame.menu")}>
				<ul className="entries stack gap-x1" ref={row}>
					{shown.map((entry) => (
						<li key={entry.name}>
							<Link
								className="row gap-x3 line-tight"
								href={consolePaths.page(entry.path)}
								aria-current={entry === current ? "page" : undefined}
							>
								<Icon name={entry.icon} size={20} />
								{t(`page.${entry.name}`)}
								{entry.name === "conversations" && (
									<UnreadCount of="waiting" word={t("conversations.waiting")} />
								)}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div className="who stack gap-x3 pad-x3 rule-above soft">
				{staff && (
					<p className="stack anywhere">
						<b>{staff.user.nickname}</b>
						{t(staff.isOperator ? "frame.operator" : "frame.merchant")}
					</p>
				)}
				<LogoutButton />
				<LanguageLinks />
			</div>
		</>
	);
}
