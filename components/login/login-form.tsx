"use client";

import {
	AccountForm,
	type AccountFormProps,
	type Schema,
} from "./account-form";
import { useLogin } from "./login-context";

/** One panel's form; what is typed into it the other panels begin with. */
export function LoginForm<S extends Schema>(props: AccountFormProps<S>) {
	const { keep } = useLogin();
	return <AccountForm {...props} onTyped={keep} />;
}
