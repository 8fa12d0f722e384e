"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { TickField } from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { LinkButton } from "@/components/ui/button";
import type { StaffGoodsDetail } from "@/gateway/contract/catalog/goods-admin";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { formatDate } from "@/lib/format/format-date";
import { useRouter } from "@/lib/i18n/use-router";
import { notify, notifyNextPage } from "@/lib/page-state/notice";
import { consolePaths } from "@/lib/routes/console-paths";
import { paths } from "@/lib/routes/paths";
import { FactsCard } from "./facts-card";
import { bodyOf, type GoodsValues } from "./goods-values";
import { NamesCard } from "./names-card";
import { PicturesCard } from "./pictures-card";
import { RemoveGoods } from "./remove-goods";
import { SkusCard } from "./skus-card";
import { WhoseCard } from "./whose-card";

interface GoodsFormProps {
	initial: GoodsValues;
	/** What is there; undefined for a new one. */
	goods?: StaffGoodsDetail;
	refetch?: () => Promise<unknown>;
}

export function GoodsForm({ initial, goods, refetch }: GoodsFormProps) {
	const t = useTranslations("console.goods");
	const locale = useLocale();
	const { push } = useRouter();
	const form = useAdminForm(
		initial,
		async (values) => {
			const { id } = await browserApi(locale).post("/api/operator/goods/save", {
				body: bodyOf(values),
			});
			if (!goods) {
				notifyNextPage(t("saved"));
				return push(`${consolePaths.page("goods/edit")}?id=${id}`);
			}
			notify(t("saved"));
			void refetch?.();
		},
		{
			describe: (error) =>
				isOverrun(error) && <Overrun error={error} onReadAnew={refetch} />,
		},
	);
	return (
		<AdminForm
			form={form}
			hasLanguages
			languageHint={t("form.namesHint")}
			saveLabel={t("save")}
			beside={
				<>
					<TickField path="isShown" label={t("form.isShown")} />
					{goods && <Ways goods={goods} />}
				</>
			}
		>
			{!goods && <WhoseCard />}
			<NamesCard />
			<PicturesCard />
			<SkusCard />
			<FactsCard merId={goods?.merchant.id ?? form.watch("merId")} />
		</AdminForm>
	);
}

const isOverrun = (error: unknown): error is ApiError =>
	error instanceof ApiError && error.code === 409;

interface OverrunProps {
	error: ApiError;
	onReadAnew: (() => Promise<unknown>) | undefined;
}

/** Somebody else was quicker: who, when, and the way to what is there now. */
function Overrun({ error, onReadAnew }: OverrunProps) {
	const t = useTranslations("console.goods");
	const locale = useLocale();
	const { who, at } = error.data as { who?: string; at?: string };
	return (
		<span>
			{who && at
				? t("overrun", {
						who,
						when: formatDate(new Date(at), locale, {
							dateStyle: "medium",
							timeStyle: "short",
						}),
					})
				: error.message}{" "}
			<button
				type="button"
				className="again bold"
				onClick={() => void onReadAnew?.()}
			>
				{t("form.readAnew")}
			</button>
		</span>
	);
}

function Ways({ goods }: { goods: StaffGoodsDetail }) {
	const t = useTranslations("console.goods.form");
	return (
		<>
			<RemoveGoods goods={goods} />
			{goods.isShown && (
				<LinkButton kind="quiet" href={paths.goods(goods.id)} target="_blank">
					{t("seePage")}
				</LinkButton>
			)}
		</>
	);
}
