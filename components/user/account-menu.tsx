"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import { useUserMenu } from "./use-user-menu";

/** The gateway's menu: orders, refunds and reviews stand in it as soon as their pages do. */
export function AccountMenu({ onChoose }: { onChoose: () => void }) {
	const t = useTranslations("account");
	const pages = useUserMenu();
	return (
		<nav aria-label={t("menu")}>
			{pages?.map(({ id, name, pc_url: path }) => (
				<Link key={id} href={path} prefetch={false} onClick={onChoose}>
					{name}
					<ChevronRight size={18} aria-hidden="true" />
				</Link>
			)) ?? <span className="bone" />}
		</nav>
	);
}
