"use client";

import { useTranslations } from "next-intl";
import { goodsAdminPath } from "@/components/catalog/goods/admin/goods-path";
import type { Dashboard } from "@/gateway/contract/insight/dashboard";
import { Link } from "@/lib/i18n/navigation";
import { consolePaths } from "@/lib/routes/console-paths";

// messages: console.dashboard.wait.*

interface WaitingProps {
	waiting: Dashboard["waiting"];
	merId?: number;
}

/** What has to be done, each with the way there. */
export function Waiting({ waiting, merId }: WaitingProps) {
	const t = useTranslations("console.dashboard");
	const links = [
		["toAccept", consolePaths.orders("orders", { tab: "toAccept", merId })],
		["toShip", consolePaths.orders("orders", { tab: "toShip", merId })],
		["refunds", consolePaths.orders("refunds", { merId })],
		["reviews", consolePaths.orders("reviews", { merId })],
		["questions", consolePaths.orders("questions", { merId })],
		["lowStock", goodsAdminPath({ state: "low", merId })],
	] as const;
	return (
		<section aria-labelledby="waiting">
			<h2 id="waiting" className="head-title">
				{t("waiting")}
			</h2>
			<div className="waiting">
				{links.map(([name, path]) => (
					<Link
						key={name}
						href={path}
						className="stack gap-x1 pad-x4 as-card line-tight"
						data-some={waiting[name] > 0 || undefined}
					>
						<b>{waiting[name]}</b>
						{t(`wait.${name}`)}
					</Link>
				))}
			</div>
			{waiting.givenUpMoney > 0 && (
				<p className="alarm bad" role="alert">
					{t("givenUpMoney", { count: waiting.givenUpMoney })}
				</p>
			)}
		</section>
	);
}
