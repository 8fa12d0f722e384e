"use client";

import { useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import styled from "styled-components";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/form/error-summary";
import { FormFailure } from "@/components/ui/form/form-notice";
import { FormWords } from "@/components/ui/form/form-words";
import { useWordsOf } from "@/components/ui/form/use-words-of";
import { kit } from "@/components/ui/kit-css";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { screen, theme } from "@/lib/theme/theme";
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
	const isInPlace = props.sender !== undefined;

	return (
		<FormProvider {...form}>
			<FormWords value={words}>
				<Form
					className="stack gap-x1"
					noValidate
					aria-busy={isSubmitting}
					onSubmit={(event) => {
						if (isSubmitting) event.preventDefault();
						else void save(event);
					}}
				>
					<ErrorSummary round={submitCount} />
					<FormFailure words={failure} />
					<PartField name="realName" label={t("name")} autoComplete="name" />
					<PhoneField />
					<PlaceFields />
					{!isInPlace && (
						<>
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
						</>
					)}
				</Form>
			</FormWords>
		</FormProvider>
	);
}

const Form = styled.form.attrs(sentByScript)`
	.together {
		gap: 0 ${theme.space.x3};
	}
	.field {
		display: grid;
		grid-template: 1fr auto auto / minmax(0, 1fr);
		min-width: 0;
	}
	.field label {
		align-self: end;
		line-height: ${theme.line.tight};
	}
	.optional {
		display: inline-block;
	}
	.country button {
		${kit.target("x1")};
		${kit.link};
	}
	.types legend {
		margin-bottom: ${theme.space.x1};
		padding: 0;
	}
	.types label {
		${kit.pill};
		padding-inline: ${theme.space.x3} ${theme.space.x4};
		cursor: pointer;
	}
	.types label:has(:checked) {
		${kit.chosen};
	}
	.types label:has(:focus-visible) {
		${kit.ring};
	}
	.types input {
		position: absolute;
		opacity: 0;
		pointer-events: none;
	}
	.default input {
		margin: 0;
	}
	.end {
		position: sticky;
		bottom: calc(-1 * ${theme.space.x4});
		margin: ${theme.space.x3} calc(-1 * ${theme.space.x4}) calc(-1 * ${theme.space.x4});
		padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x4};
		border-end-end-radius: ${theme.radius.card};
		border-end-start-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	${screen.phone} {
		.together:has(select) {
			grid-template-columns: minmax(0, 1fr);
		}
	}
`;
