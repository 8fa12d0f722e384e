"use client";

import { useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/form/error-summary";
import { FormWords } from "@/components/ui/form/form-words";
import { useWordsOf } from "@/components/ui/form/use-words-of";
import { Icon } from "@/components/ui/icon";
import { AddressFormStyles } from "./address-form-styles";
import { DefaultChoice } from "./default-choice";
import { PartField } from "./part-field";
import { PhoneField } from "./phone-field";
import { PlaceFields } from "./place-fields";
import { TypeChoice } from "./type-choice";
import { type AddressFormProps, useAddressForm } from "./use-address-form";

/**
 * Adds or changes an address, wherever one is needed; speaks the words of the part `address`. Checked field by field
 * when a field is left, as a whole when it is sent; what was typed stays, whatever the answer is.
 */
export function AddressForm(props: AddressFormProps) {
	const t = useTranslations("address.field");
	const words = useWordsOf("address");
	const { form, save, failure } = useAddressForm(props);
	const { isSubmitting, submitCount } = form.formState;

	return (
		<FormProvider {...form}>
			<FormWords value={words}>
				<AddressFormStyles
					className="stack gap-x1"
					noValidate
					aria-busy={isSubmitting}
					onSubmit={(event) => {
						if (isSubmitting) event.preventDefault();
						else void save(event);
					}}
				>
					<ErrorSummary round={submitCount} />
					{failure && (
						<p role="alert" className="failure">
							<Icon name="circle-alert" size={20} />
							{failure}
						</p>
					)}
					<PartField name="realName" label={t("name")} autoComplete="name" />
					<PhoneField />
					<PlaceFields />
					<PartField
						name="email"
						isOptional
						label={t("email")}
						type="email"
						autoComplete="email"
						autoCapitalize="none"
						spellCheck={false}
					/>
					<TypeChoice />
					{!props.address?.isDefault && <DefaultChoice />}
					<div className="end rule-above">
						<Button
							type="submit"
							kind="primary"
							isWide
							aria-disabled={isSubmitting}
						>
							{t("save")}
						</Button>
					</div>
				</AddressFormStyles>
			</FormWords>
		</FormProvider>
	);
}
