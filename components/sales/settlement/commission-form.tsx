"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	Pair,
} from "@/components/layout/console/form/fields";
import {
	useAdminField,
	useAdminForm,
} from "@/components/layout/console/form/use-admin-form";
import { ShopSelect } from "@/components/layout/console/shop-select";
import { useCategories } from "@/components/layout/console/use-choices";
import { Button } from "@/components/ui/button";
import { browserApi } from "@/lib/api/browser";
import { basisPointsOf } from "@/lib/money/percent";
import { notify } from "@/lib/page-state/notice";
import { tomorrow } from "./days";

/** Another rate, from a day to come on. */
export function CommissionForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations("console.commission");
	const locale = useLocale();
	const initial = {
		merId: undefined as number | undefined,
		categoryId: "",
		basisPoints: "",
		from: tomorrow(),
	};
	const form = useAdminForm(initial, async (values) => {
		await browserApi(locale).post("/api/operator/settlement/rate/add", {
			body: {
				merId: values.merId ?? null,
				categoryId: values.categoryId ? Number(values.categoryId) : null,
				basisPoints: basisPointsOf(values.basisPoints),
				from: values.from,
			},
		});
		notify(t("added"));
		onDone();
	});
	const cancel = (
		<Button kind="quiet" onClick={onDone}>
			{t("cancel")}
		</Button>
	);
	return (
		<AdminForm form={form} beside={cancel}>
			<section className="card" aria-labelledby="commission-form">
				<h2 id="commission-form">{t("new")}</h2>
				<p className="soft">{t("newDetail")}</p>
				<Pair>
					<MerchantField />
					<CategoryField />
					<LineField
						path="basisPoints"
						label={t("share")}
						hint={t("shareHint")}
						inputMode="decimal"
					/>
					<LineField
						path="from"
						label={t("from")}
						type="date"
						min={tomorrow()}
					/>
				</Pair>
			</section>
		</AdminForm>
	);
}

function MerchantField() {
	const { value, change, fault } = useAdminField("merId");
	return (
		<ShopSelect
			value={value as number | undefined}
			none="all"
			fault={fault}
			onChoose={change}
		/>
	);
}

/** Top categories of the mall and those below them. */
function CategoryField() {
	const t = useTranslations("console.commission");
	const mall = useCategories().filter((one) => one.cartType === "E_COMMERCE");
	const options = mall.flatMap(({ id, name, childList = [] }) => [
		{ value: String(id), word: name },
		...childList.map((child) => ({
			value: String(child.id),
			word: `${name} › ${child.name}`,
		})),
	]);
	return (
		<ChoiceField
			path="categoryId"
			label={t("category")}
			options={[{ value: "", word: t("everything") }, ...options]}
		/>
	);
}
