"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useImperativeHandle } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { PartField } from "@/components/identity/address/part-field";
import { PhoneField } from "@/components/identity/address/phone-field";
import { useAddresses } from "@/components/identity/address/use-addresses";
import { useKnown } from "@/components/identity/address/use-known";
import { FormWords } from "@/components/ui/form/form-words";
import { useWordsOf } from "@/components/ui/form/use-words-of";
import {
	type CollectorDraft,
	type CollectorForm,
	collectorForm,
} from "@/gateway/contract/identity/address";
import { LateWords } from "@/lib/i18n/late-words";
import type { Own } from "./own";

/** As said before, else as the first address or the account says. */
export function CollectorFields(own: Own) {
	const account = useKnown();
	const { data: addresses } = useAddresses();
	if (!account || !addresses) return null;
	const { email = "", phone = "", countryCode } = account;
	const known = own.draft.collector ??
		addresses[0] ?? { realName: "", countryCode, phone };
	const initial = { ...known, email: known.email || email };
	return (
		<LateWords part="address">
			<Fields {...own} initial={initial} />
		</LateWords>
	);
}

/** Checked and kept by going on to pay. */
function Fields({
	initial,
	onChange,
	sender,
}: Own & { initial: CollectorDraft }) {
	const t = useTranslations("address.field");
	const words = useWordsOf("address");
	const { realName, countryCode, phone, email } = initial;
	const form = useForm<CollectorDraft, unknown, CollectorForm>({
		resolver: zodResolver(collectorForm),
		mode: "onSubmit",
		defaultValues: { realName, countryCode, phone, email },
	});
	useImperativeHandle(sender, () => async () => {
		let isKept = false;
		await form.handleSubmit((collector) => {
			onChange({ collector });
			isKept = true;
		})();
		return isKept;
	});
	return (
		<FormProvider {...form}>
			<FormWords value={words}>
				<div className="stack cols-1 gap-x1">
					<PartField name="realName" label={t("name")} autoComplete="name" />
					<PhoneField />
					<PartField
						name="email"
						isOptional
						label={t("email")}
						type="email"
						autoComplete="email"
						autoCapitalize="none"
						spellCheck={false}
					/>
				</div>
			</FormWords>
		</FormProvider>
	);
}
