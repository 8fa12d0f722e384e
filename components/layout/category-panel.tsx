"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import useSWR from "swr";
import { Sheet } from "@/components/ui/sheet";
import type { CartType } from "@/gateway/contract/values";
import { browserApi } from "@/lib/api/browser";
import { listCategories } from "@/lib/api/category";
import { keepCategories, readKeptCategories } from "@/lib/kept-categories";
import { inArea, pageIn } from "@/lib/theme/area";
import { CategoryBoard } from "./category-board";
import { CategoryGroups } from "./category-groups";

interface CategoryPanelProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

// messages: header.category.*
const areas = [
	{ cartType: "SUPERMARKET", word: "store" },
	{ cartType: "E_COMMERCE", word: "mall" },
] as const;

function areaInView(): CartType {
	const isMall = document.querySelector(pageIn("E_COMMERCE"));
	return isMall ? "E_COMMERCE" : "SUPERMARKET";
}

/** As this device saw them last, until today's are here. */
function useCategories() {
	const locale = useLocale();
	const [kept] = useState(() => readKeptCategories(locale));
	return useSWR(
		["categories", locale],
		() => listCategories(browserApi(locale), {}),
		{
			fallbackData: kept,
			onSuccess: (list) => keepCategories(locale, list),
			revalidateOnFocus: false,
		},
	);
}

/** Both areas' categories in two levels, read when first opened. */
export function CategoryPanel({
	isOpen,
	onOpenChange,
	opener,
}: CategoryPanelProps) {
	const t = useTranslations("header.category");
	const [area, setArea] = useState(areaInView);
	const tree = useCategories();
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("open")}
			closeLabel={t("close")}
			returnTo={opener}
			hangsBelow={opener.current?.closest<HTMLElement>("header")}
		>
			<CategoryBoard {...inArea(area)}>
				<Tabs.Root value={area} onValueChange={setArea}>
					<Tabs.List className="areas" aria-label={t("areas")} activateOnFocus>
						{areas.map(({ cartType, word }) => (
							<Tabs.Tab key={cartType} value={cartType} className="area">
								{t(word)}
							</Tabs.Tab>
						))}
					</Tabs.List>
					{areas.map(({ cartType }) => (
						<Tabs.Panel key={cartType} value={cartType} tabIndex={-1}>
							<CategoryGroups
								categories={tree.data?.filter(
									(top) => top.cartType === cartType,
								)}
								hasFailed={tree.error !== undefined && !tree.data}
								onRetry={() => tree.mutate()}
								onChoose={() => onOpenChange(false)}
							/>
						</Tabs.Panel>
					))}
				</Tabs.Root>
			</CategoryBoard>
		</Sheet>
	);
}
