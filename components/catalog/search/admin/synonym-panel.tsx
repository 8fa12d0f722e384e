"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { ConsoleHead } from "@/components/layout/console/console-page";
import { consolePath } from "@/components/layout/console/console-path";
import { AdminListStyles } from "@/components/layout/console/list/admin-list";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Pagination } from "@/components/ui/pagination";
import type { SynonymGroup } from "@/gateway/contract/catalog/search-admin";
import { browserApi } from "@/lib/api/browser";
import { wholeNumber } from "@/lib/routes/whole-number";
import { SynonymForm } from "./synonym-form";

const path = (shown: Record<string, string | number>) =>
	consolePath("search", { tab: "synonyms", ...shown });

/** Groups of words for one thing; a word from the list of what was not found begins a new one. */
export function SynonymPanel() {
	const t = useTranslations("console.search");
	const query = useSearchParams();
	const { page } = usePageOf("tab", ["synonyms"]);
	const [typed, setTyped] = useState("");
	const keyword = useDeferredValue(typed.trim());
	const { found, error, ask } = useAccountList(
		["admin synonyms", page, keyword],
		(api) =>
			api.get("/api/operator/search/synonyms", {
				query: { page, keyword: keyword || undefined },
			}),
	);
	const word = query.get("word");
	const form = query.get("form");
	if (word !== null || form === "new")
		return (
			<SynonymForm
				words={[word ?? "", query.get("other") ?? ""].filter(Boolean)}
			/>
		);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	const changed = found.list.find(({ id }) => id === wholeNumber(form));
	if (changed)
		return (
			<SynonymForm key={changed.id} id={changed.id} words={changed.words} />
		);

	return (
		<>
			<ConsoleHead>
				<Field
					label={t("findWord")}
					type="search"
					value={typed}
					onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
				<LinkButton kind="primary" href={path({ form: "new" })}>
					{t("newSynonym")}
				</LinkButton>
			</ConsoleHead>
			<p className="soft" role="status">
				{t("groups", { count: found.total })}
			</p>
			<AdminListStyles aria-label={t("tab.synonyms")}>
				{found.list.map((group) => (
					<Group
						key={group.id}
						group={group}
						editPath={path({ form: group.id, page })}
						ask={ask}
					/>
				))}
			</AdminListStyles>
			<Pagination
				page={found.page}
				totalPage={found.totalPage}
				pathOf={(to) => path({ page: to })}
			/>
		</>
	);
}

interface GroupProps {
	group: SynonymGroup;
	editPath: string;
	ask: () => Promise<unknown>;
}

function Group({ group: { id, words }, editPath, ask }: GroupProps) {
	const t = useTranslations("console.search");
	const locale = useLocale();

	async function remove() {
		await browserApi(locale).post("/api/operator/search/synonym/remove/{id}", {
			params: { id },
		});
		await ask();
	}
	return (
		<li>
			<div className="kept">
				<span className="what">{words.join(" · ")}</span>
				<div className="ways">
					<LinkButton kind="quiet" href={editPath}>
						{t("edit")}
						<span className="visually-hidden"> {words[0]}</span>
					</LinkButton>
					<AskFirst
						label={t("remove")}
						about={words[0] ?? ""}
						title={t("removeTitle")}
						detail={words.join(" · ")}
						onConfirm={remove}
					/>
				</div>
			</div>
		</li>
	);
}
