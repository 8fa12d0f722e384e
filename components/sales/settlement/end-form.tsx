"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LineField } from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import type { CommissionRate } from "@/gateway/contract/sales/settlement";
import { browserApi } from "@/lib/api/browser";
import { percentOf } from "@/lib/money/percent";
import { notify } from "@/lib/page-state/notice";
import { tomorrow } from "./days";

interface EndFormProps {
	rate: CommissionRate;
	onDone: () => void;
}

/** From which day on a rate holds no more. */
export function EndForm({ rate, onDone }: EndFormProps) {
	const t = useTranslations("console.commission");
	const locale = useLocale();
	const { id, merchant, category, basisPoints, from, until } = rate;
	const first = [from, tomorrow()].sort().at(-1) ?? from;
	const form = useAdminForm({ until: until ?? first }, async (values) => {
		await browserApi(locale).post("/api/operator/settlement/rate/end/{id}", {
			params: { id },
			body: values,
		});
		notify(t("ended"));
		onDone();
	});
	const about = [merchant?.name, category?.name].filter(Boolean).join(" · ");
	const cancel = (
		<Button kind="quiet" onClick={onDone}>
			{t("cancel")}
		</Button>
	);
	return (
		<AdminForm form={form} beside={cancel} saveLabel={t("end")}>
			<section className="card" aria-labelledby="commission-end">
				<h2 id="commission-end">
					{about} · {t("percent", { percent: percentOf(basisPoints) })}
				</h2>
				<LineField
					path="until"
					label={t("until")}
					hint={t("untilHint")}
					type="date"
					min={first}
				/>
			</section>
		</AdminForm>
	);
}
