import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TabLinks } from "@/components/identity/user/tab-links";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { CartType } from "@/gateway/contract/values";
import { paths } from "@/lib/routes/paths";
import { PromotionStyles } from "./promotion-styles";

interface PromotionFrameProps {
	cartType: CartType;
	title: string;
	lead: string;
	/** Said where there is nothing to show. */
	empty: string | false;
	/** The same page of the other half of the shop. */
	pathOf: (cartType: CartType) => string;
	children: ReactNode;
}

/** A page of one half of the shop, with the way to the other. */
export function PromotionFrame(props: PromotionFrameProps) {
	const { cartType, title, lead, empty, pathOf, children } = props;
	const t = useTranslations();
	const tabs = [
		{ name: "E_COMMERCE" as const, word: t("list.area.mall") },
		{ name: "SUPERMARKET" as const, word: t("list.area.supermarket") },
	].map((tab) => ({ ...tab, path: pathOf(tab.name) }));
	const area = tabs.find(({ name }) => name === cartType)?.word ?? "";
	return (
		<>
			<AreaMark area={cartType} />
			<PromotionStyles>
				<Breadcrumb
					crumbs={[{ name: area, path: paths.home(cartType) }, { name: title }]}
				/>
				<h1 className="head-heading text-balance">{title}</h1>
				<p className="lead soft size-reading">{lead}</p>
				<TabLinks label={t("list.area.label")} tabs={tabs} current={cartType} />
				{children}
				{empty && (
					<EmptyState picture="/pictures/empty-list.webp" title={empty}>
						<LinkButton kind="primary" href={paths.home(cartType)}>
							{t("promotion.toHome")}
						</LinkButton>
					</EmptyState>
				)}
			</PromotionStyles>
		</>
	);
}
