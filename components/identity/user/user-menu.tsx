"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { UnreadCount } from "@/components/layout/unread-count";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { useUserMenu } from "./use-user-menu";

interface UserMenuProps {
	/** The page that is open: it stands there from the first moment. */
	current: { name: string; path: string };
}

/** The gateway's own menu of the user centre. */
export function UserMenu({ current }: UserMenuProps) {
	const t = useTranslations("user");
	const pages = useUserMenu() ?? [
		{ id: 0, name: current.name, pc_url: current.path },
	];
	const menu = useRef<HTMLElement>(null);
	// On a phone it is one row, longer than the screen.
	useEffect(() => {
		const row = menu.current;
		const open = row?.querySelector<HTMLElement>("[aria-current]");
		if (row && open && pages.length > 1)
			row.scrollLeft = open.offsetLeft - row.offsetLeft;
	}, [pages.length]);
	return (
		<nav
			className="menu stack gap-x1 as-card"
			aria-label={t("menu.label")}
			ref={menu}
		>
			<h2 className="soft size-body">{t("title")}</h2>
			{pages.map(({ id, name, pc_url: path }) => (
				<Link
					key={path || id}
					href={path}
					aria-current={path === current.path ? "page" : undefined}
				>
					{name}
					{path === accountPaths.conversations() && (
						<UnreadCount of="unread" word={t("menu.unread")} />
					)}
				</Link>
			))}
		</nav>
	);
}
