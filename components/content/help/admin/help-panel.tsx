"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { consolePath } from "@/components/layout/console/console-path";
import { AdminList } from "@/components/layout/console/list/admin-list";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import type { AdminHelp } from "@/gateway/contract/content/content-admin";
import { localize } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { wholeNumber } from "@/lib/routes/whole-number";
import { ArticleSeat } from "./article-form";
import { CategoryForm } from "./category-form";

const path = (shown: Record<string, string | number> = {}) =>
	consolePath("content", { tab: "help", ...shown });

/** The help centre as it is read, or one of its parts as a form. */
export function HelpPanel() {
	const query = useSearchParams();
	const { found, error, ask } = useAccountList(["admin help"], (asked) =>
		asked.get("/api/operator/content/help"),
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

function Categories(props: { help: AdminHelp; ask: () => Promise<unknown> }) {
	const { help, ask } = props;
	const t = useTranslations("console.content");
	const locale = useLocale();
	const asked = browserApi(locale);
	const then = async (command: Promise<unknown>) => {
		await command;
		await ask();
	};
	return (
		<>
			<div className="flow wraps gap-x2">
				<LinkButton kind="primary" href={path({ article: "new" })}>
					{t("newArticle")}
				</LinkButton>
				<LinkButton kind="quiet" href={path({ category: "new" })}>
					{t("newCategory")}
				</LinkButton>
			</div>
			<AdminList
				label={t("tab.help")}
				items={help.categories.map(({ id, name, articles }) => ({
					id,
					title: localize(name, locale),
					detail: t("articles", { count: articles.length }),
					children: articles.length > 0 && (
						<AdminList
							label={localize(name, locale)}
							items={articles.map((one) => ({
								id: one.id,
								title: localize(one.title, locale),
							}))}
							editPath={(article) => path({ article })}
							onRemove={(article) =>
								then(
									asked.post("/api/operator/content/help/article/remove/{id}", {
										params: { id: article },
									}),
								)
							}
							onArrange={(ids) =>
								then(
									asked.post(
										"/api/operator/content/help/article/arrange/{id}",
										{ params: { id }, body: { ids } },
									),
								)
							}
						/>
					),
				}))}
				editPath={(category) => path({ category })}
				onRemove={(id) =>
					then(
						asked.post("/api/operator/content/help/category/remove/{id}", {
							params: { id },
						}),
					)
				}
				onArrange={(ids) =>
					then(
						asked.post("/api/operator/content/help/category/arrange", {
							body: { ids },
						}),
					)
				}
			/>
		</>
	);
}
