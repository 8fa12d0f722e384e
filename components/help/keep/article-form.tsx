"use client";

import { useLocale, useTranslations } from "next-intl";
import { BlocksField } from "@/components/console/draft/blocks-field";
import { DraftForm } from "@/components/console/draft/draft-form";
import {
	blocksOf,
	textsOf,
	written,
} from "@/components/console/draft/draft-values";
import { ChoiceField, WrittenField } from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { Awaited } from "@/components/console/list/awaited";
import { useLanding } from "@/components/console/use-landing";
import { useAccountList } from "@/components/user/use-account-list";
import { type Localized, localize } from "@/gateway/contract/locale";
import type {
	KeptArticle,
	KeptHelp,
} from "@/gateway/contract/operator-content";
import { browserApi } from "@/lib/api/browser";
import { readArticle, saveArticle } from "@/lib/api/operator-content";

interface SeatProps {
	/** Undefined for a new one. */
	id: number | undefined;
	help: KeptHelp;
	back: string;
}

/** An article is asked for when it is wanted; the list knows titles alone. */
export function ArticleSeat({ id, ...rest }: SeatProps) {
	return id ? <KnownArticle id={id} {...rest} /> : <ArticleForm {...rest} />;
}

function KnownArticle({ id, ...rest }: SeatProps & { id: number }) {
	const { found, error, ask } = useAccountList(["kept help", id], (api) =>
		readArticle(api, id),
	);
	if (!found || found.id !== id)
		return <Awaited error={error} onRetry={() => void ask()} />;
	return <ArticleForm known={found} {...rest} />;
}

interface ArticleDraft {
	categoryId: string;
	title: Localized;
	content: Localized;
}

function ArticleForm(props: Omit<SeatProps, "id"> & { known?: KeptArticle }) {
	const { known, help, back } = props;
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(back);
	const [first] = help.categories;
	const initial: ArticleDraft = {
		categoryId: String(known?.categoryId ?? first?.id ?? ""),
		title: known?.title ?? {},
		content: textsOf(known?.content ?? {}),
	};
	const kept = useDraft(initial, async ({ categoryId, title, content }) => {
		await saveArticle(browserApi(locale), {
			...{ id: known?.id ?? null, categoryId: Number(categoryId) },
			...{ title: written(title), content: blocksOf(content) },
		});
		land(t("kept"));
	});
	return (
		<DraftForm kept={kept} hasLanguages back={back}>
			<div className="card">
				<ChoiceField
					path="categoryId"
					label={t("category")}
					options={help.categories.map(({ id, name }) => ({
						...{ value: String(id), word: localize(name, locale) },
					}))}
				/>
				<WrittenField path="title" label={t("title")} />
				<BlocksField path="content" label={t("text")} hint={t("textHint")} />
			</div>
		</DraftForm>
	);
}
