"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { consolePath } from "@/components/layout/console/console-path";
import { AdminList } from "@/components/layout/console/list/admin-list";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { type Localized, localize } from "@/gateway/contract/locale";
import type { CartType } from "@/gateway/contract/values";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { wholeNumber } from "@/lib/routes/whole-number";
import { areas } from "./areas";

// messages: console.content.area.*

interface OfArea {
	id: number;
	cartType: CartType;
	title: Localized;
}

interface AreaPanelProps<Kept extends OfArea> {
	tab: "banners" | "sections";
	addLabel: string;
	read: (api: Api) => Promise<Kept[]>;
	/** Answers all that is left. */
	remove: (api: Api, id: number) => Promise<Kept[]>;
	arrange: (
		api: Api,
		area: CartType,
		order: { ids: number[] },
	) => Promise<Kept[]>;
	/** What is said of one beside its title. */
	describe: (kept: Kept) => { detail: string; picture?: string };
	/** Of one that is there, or of a new one. */
	form: (known: Kept | undefined, back: string) => ReactNode;
}

/** What stands on the home pages of both areas, in its order, or one of it as a form. */
export function AreaPanel<Kept extends OfArea>(props: AreaPanelProps<Kept>) {
	const { tab, addLabel, remove, arrange, describe } = props;
	const t = useTranslations("console.content");
	const locale = useLocale();
	const asked = useSearchParams().get("form");
	const { found, error, ask } = useAccountList([`admin ${tab}`], props.read);
	const path = (form?: number | "new") => consolePath("content", { tab, form });
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	if (asked) {
		const known = found.find(({ id }) => id === wholeNumber(asked));
		return props.form(known, path());
	}
	const api = browserApi(locale);
	const show = (left: Promise<Kept[]>) => ask(left, { revalidate: false });
	return (
		<>
			<div className="flow wraps gap-x2">
				<LinkButton kind="primary" href={path("new")}>
					{addLabel}
				</LinkButton>
			</div>
			{areas.map((area) => (
				<section
					key={area}
					className="stack cols-1 gap-x5"
					aria-label={t(`area.${area}`)}
				>
					<h2 className="head-title">{t(`area.${area}`)}</h2>
					<AdminList
						label={t(`area.${area}`)}
						items={found
							.filter(({ cartType }) => cartType === area)
							.map((kept) => ({
								id: kept.id,
								title: localize(kept.title, locale),
								...describe(kept),
							}))}
						editPath={path}
						onRemove={(id) => show(remove(api, id))}
						onArrange={(ids) => show(arrange(api, area, { ids }))}
					/>
				</section>
			))}
		</>
	);
}
