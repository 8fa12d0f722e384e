"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { useUserMenu } from "./use-user-menu";

/** The gateway's menu: orders, refunds and reviews stand in it as soon as their pages do. */
export function AccountMenu({ onChoose }: { onChoose: () => void }) {
	const t = useTranslations("account");
	const pages = useUserMenu();
	return (
		<nav className="stack rule-above rule-below" aria-label={t("menu")}>
			{pages?.map(({ id, name, pc_url: path }) => (
				<Link key={id} className="apart" href={path} onClick={onChoose}>
					{name}
					<Icon className="soft" name="chevron-right" size={18} />
				</Link>
			)) ?? <span className="skeleton" />}
		</nav>
	);
}
