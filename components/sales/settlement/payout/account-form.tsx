"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	Pair,
} from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { PayoutAccountKind } from "@/gateway/contract/sales/payout-terms";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

// messages: console.settlement.account.kind.*

/** Another account to be paid to. */
export function AccountForm({
	kinds,
	onDone,
}: {
	kinds: PayoutAccountKind[];
	onDone: () => void;
}) {
	const t = useTranslations("console.settlement.account");
	const locale = useLocale();
	const initial = {
		kind: "bank" as PayoutAccountKind,
		holder: "",
		bankCode: "",
		number: "",
	};
	const form = useAdminForm(initial, async ({ bankCode, ...values }) => {
		if (values.kind === "stripe") return goToStripe(locale);
		await browserApi(locale).post("/api/operator/payout/account/save", {
			body:
				values.kind === "bank"
					? { ...values, kind: "bank", bankCode }
					: { ...values, kind: "fps" },
		});
		notify(t("saved"));
		onDone();
	});
	const kind = useWatch({ control: form.control, name: "kind" });
	const isAtStripe = kind === "stripe";
	const cancel = (
		<Button kind="quiet" onClick={onDone}>
			{t("cancel")}
		</Button>
	);
	return (
		<AdminForm
			form={form}
			beside={cancel}
			saveLabel={isAtStripe ? t("toStripe") : undefined}
		>
			<section className="card" aria-labelledby="account-form">
				<h2 id="account-form">{t("title")}</h2>
				<Pair>
					<ChoiceField
						path="kind"
						label={t("way")}
						options={kinds.map((value) => ({
							value,
							word: t(`kind.${value}`),
						}))}
					/>
					{kind !== "stripe" && <Numbered kind={kind} />}
				</Pair>
				{isAtStripe && <p className="soft">{t("stripeDetail")}</p>}
			</section>
		</AdminForm>
	);
}

function Numbered({ kind }: { kind: "bank" | "fps" }) {
	const t = useTranslations("console.settlement.account");
	const isBank = kind === "bank";
	return (
		<>
			<LineField
				path="holder"
				label={t("holder")}
				hint={t("holderHint")}
				autoComplete="off"
			/>
			{isBank && (
				<LineField
					path="bankCode"
					label={t("bankCode")}
					hint={t("bankCodeHint")}
					inputMode="numeric"
					autoComplete="off"
				/>
			)}
			<LineField
				path="number"
				label={t(isBank ? "accountNumber" : "fpsId")}
				hint={isBank ? undefined : t("fpsIdHint")}
				inputMode="numeric"
				autoComplete="off"
			/>
		</>
	);
}

/** A page of Stripe's, which comes back to the account. */
async function goToStripe(locale: LocaleCode): Promise<void> {
	const { url } = await browserApi(locale).post(
		"/api/operator/payout/account/connect",
	);
	window.location.assign(url);
}
