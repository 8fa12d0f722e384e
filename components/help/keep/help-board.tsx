"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Awaited } from "@/components/console/list/awaited";
import { KeptList } from "@/components/console/list/kept-list";
import { roomPath } from "@/components/console/room-path";
import { useAccountList } from "@/components/user/use-account-list";
import { localize } from "@/gateway/contract/locale";
import type { KeptHelp } from "@/gateway/contract/operator-content";
import { browserApi } from "@/lib/api/browser";
import * as api from "@/lib/api/operator-content";
import { Link } from "@/lib/i18n/navigation";
import { wholeNumber } from "@/lib/whole-number";
import { ArticleSeat } from "./article-form";
import { CategoryForm } from "./category-form";

const path = (shown: Record<string, string | number> = {}) =>
	roomPath("content", { tab: "help", ...shown });

/** The help centre as it is read, or one of its parts as a form. */
export function HelpBoard() {
	const query = useSearchParams();
	const { found, error, ask } = useAccountList(["kept help"], (asked) =>
		api.readHelp(asked),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	const article = query.get("article");
	if (article)
		return <ArticleSeat id={wholeNumber(article)} help={found} back={path()} />;
	const category = query.get("category");
	if (category) {
		const known = found.categories.find(
			({ id }) => id === wholeNumber(category),
		);
		return <CategoryForm key={category} known={known} back={path()} />;
	}
	return <Categories help={found} ask={ask} />;
}

interface CategoriesProps {
	help: KeptHelp;
	ask: () => Promise<unknown>;
}

function Categories({ help, ask }: CategoriesProps) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const asked = browserApi(locale);
	const then = async (command: Promise<unknown>) => {
		await command;
		await ask();
	};
	return (
		<>
			<div className="actions">
				<Link
					className="button primary"
					href={path({ article: "new" })}
					prefetch={false}
				>
					{t("newArticle")}
				</Link>
				<Link
					className="button quiet"
					href={path({ category: "new" })}
					prefetch={false}
				>
					{t("newCategory")}
				</Link>
			</div>
			<KeptList
				label={t("tab.help")}
				items={help.categories.map(({ id, name, articles }) => ({
					id,
					title: localize(name, locale),
					detail: t("articles", { count: articles.length }),
					children: articles.length > 0 && (
						<KeptList
							label={localize(name, locale)}
							items={articles.map((one) => ({
								...{ id: one.id, title: localize(one.title, locale) },
							}))}
							editPath={(article) => path({ article })}
							onRemove={(article) => then(api.removeArticle(asked, article))}
							onArrange={(ids) => then(api.arrangeArticles(asked, id, { ids }))}
						/>
					),
				}))}
				editPath={(category) => path({ category })}
				onRemove={(id) => then(api.removeHelpCategory(asked, id))}
				onArrange={(ids) => then(api.arrangeHelpCategories(asked, { ids }))}
			/>
		</>
	);
}
