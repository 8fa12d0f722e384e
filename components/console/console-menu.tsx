"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { LanguageLinks } from "@/components/layout/language-links";
import { Icon } from "@/components/ui/icon";
import { LogoutButton } from "@/components/user/logout-button";
import { Link } from "@/lib/i18n/navigation";
import { usePathname } from "@/lib/i18n/use-pathname";
import { paths } from "@/lib/routes";
import { rooms } from "./rooms";
import { useStaff } from "./use-staff";

// messages: console.room.*

/** The rooms that this account may enter, who it is, and the way back to the shop. On a phone the rooms are one row. */
export function ConsoleMenu() {
	const t = useTranslations("console");
	const staff = useStaff();
	const path = usePathname();
	const shown = rooms.filter(({ who }) => who === "staff" || staff?.isOperator);
	const row = useRef<HTMLUListElement>(null);
	// On a phone it is longer than the screen.
	useEffect(() => {
		const open = row.current?.querySelector<HTMLElement>("[aria-current]");
		if (row.current && open && shown.length > 1)
			row.current.scrollLeft = open.offsetLeft - row.current.offsetLeft;
	}, [shown.length]);
	return (
		<>
			<nav aria-label={t("frame.menu")}>
				<ul className="rooms" ref={row}>
					{shown.map((room) => (
						<li key={room.name}>
							<Link
								href={paths.console(room.path)}
								prefetch={false}
								aria-current={isIn(path, room.path) ? "page" : undefined}
							>
								<Icon name={room.icon} size={20} />
								{t(`room.${room.name}`)}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div className="who">
				{staff && (
					<p>
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

/** A page below a room is in that room. */
function isIn(path: string, room: string): boolean {
	const own = paths.console(room);
	return path === own || (room !== "" && path.startsWith(`${own}/`));
}
