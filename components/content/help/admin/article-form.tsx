"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	WrittenField,
} from "@/components/layout/console/form/fields";
import {
	blocksOf,
	textsOf,
	written,
} from "@/components/layout/console/form/form-values";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useLanding } from "@/components/layout/console/use-landing";
import { useAccountList } from "@/components/layout/use-account-list";
import type {
	AdminArticle,
	AdminHelp,
} from "@/gateway/contract/content/content-admin";
import { type Localized, localize } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";

interface SeatProps {
	/** Undefined for a new one. */
	id: number | undefined;
	help: AdminHelp;
	back: string;
}

/** An article is asked for when it is wanted; the list knows titles alone. */
export function ArticleSeat({ id, ...rest }: SeatProps) {
	return id ? <KnownArticle id={id} {...rest} /> : <ArticleForm {...rest} />;
}

function KnownArticle({ id, ...rest }: SeatProps & { id: number }) {
	const { found, error, ask } = useAccountList(["admin help", id], (api) =>
		api.get("/api/operator/content/help/article/{id}", { params: { id } }),
	);
	if (!found || found.id !== id)
		return <Awaited error={error} onRetry={() => void ask()} />;
	return <ArticleForm known={found} {...rest} />;
}

interface ArticleValues {
	categoryId: string;
	title: Localized;
	content: Localized;
}

function ArticleForm(props: Omit<SeatProps, "id"> & { known?: AdminArticle }) {
	const { known, help, back } = props;
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(back);
	const [first] = help.categories;
	const initial: ArticleValues = {
		categoryId: String(known?.categoryId ?? first?.id ?? ""),
		title: known?.title ?? {},
		content: textsOf(known?.content ?? {}),
	};
	const form = useAdminForm(initial, async ({ categoryId, title, content }) => {
		await browserApi(locale).post("/api/operator/content/help/article/save", {
			body: {
				id: known?.id ?? null,
				categoryId: Number(categoryId),
				title: written(title),
				content: blocksOf(content),
			},
		});
		land(t("kept"));
	});
	return (
		<AdminForm form={form} hasLanguages back={back}>
			<div className="card">
				<ChoiceField
					path="categoryId"
					label={t("category")}
					options={help.categories.map(({ id, name }) => ({
						value: String(id),
						word: localize(name, locale),
					}))}
				/>
				<WrittenField path="title" label={t("title")} />
				<WrittenField
					path="content"
					label={t("text")}
					hint={t("textHint")}
					rows={18}
				/>
			</div>
		</AdminForm>
	);
}
