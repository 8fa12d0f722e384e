"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import useSWR from "swr";
import { Sheet } from "@/components/ui/sheet";
import type { CartType } from "@/gateway/contract/values";
import { browserApi } from "@/lib/api/browser";
import { LateWords } from "@/lib/i18n/late-words";
import {
	readStoredCategories,
	storeCategories,
} from "@/lib/storage/stored-categories";
import { pageIn } from "@/lib/theme/area";
import { CategoryGroups } from "./category-groups";
import { CategoryPanelStyles } from "./category-styles";

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
	const [kept] = useState(() => readStoredCategories(locale));
	return useSWR(
		["categories", locale],
		() => browserApi(locale).get("/api/front/product/category", { query: {} }),
		{
			fallbackData: kept,
			onSuccess: (list) => storeCategories(locale, list),
			revalidateOnFocus: false,
		},
	);
}

/** Both areas' categories in two levels, read when first opened. It brings its words along. */
export function CategoryPanel(props: CategoryPanelProps) {
	return (
		<LateWords part="header">
			<Panel {...props} />
		</LateWords>
	);
}

function Panel(props: CategoryPanelProps) {
	const { isOpen, onOpenChange, opener } = props;
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
			<CategoryPanelStyles>
				<Tabs.Root
					className="stack cols-1 gap-x4"
					value={area}
					onValueChange={setArea}
				>
					<Tabs.List
						className="flow gap-x2"
						aria-label={t("areas")}
						activateOnFocus
					>
						{areas.map(({ cartType, word }) => (
							<Tabs.Tab key={cartType} value={cartType} className="area strong">
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
			</CategoryPanelStyles>
		</Sheet>
	);
}
