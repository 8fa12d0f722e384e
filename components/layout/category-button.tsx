"use client";

import { useLocale } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import { late } from "@/components/ui/late";
import { useLatePanel } from "@/components/ui/use-late-panel";
import { askWords } from "@/lib/i18n/ask-words";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

const loadPanel = () => import("./category-panel");
const CategoryPanel = late(() =>
	loadPanel().then((module) => module.CategoryPanel),
);

/** Opens the categories in place. Until the script is there it is a plain link to their page. */
export function CategoryButton(props: {
	className?: string;
	children: ReactNode;
}) {
	const locale = useLocale();
	const panel = useLatePanel<HTMLAnchorElement>(() => {
		askWords("header", locale).catch(() => undefined);
		return loadPanel();
	});

	function open(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		panel.open();
	}

	return (
		<>
			<Link
				{...props}
				{...panel.openerProps}
				href={paths.categories()}
				onClick={open}
			/>
			{panel.isWanted && <CategoryPanel {...panel.panelProps} />}
		</>
	);
}
