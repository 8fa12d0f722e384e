import {
	getLoginMethods,
	getLoginPicture,
	loginByEmail,
	loginByPhoneCode,
	loginByPhonePassword,
	logout,
	registerByEmail,
	registerByPhone,
	registerVisitor,
	resetPassword,
	sendEmailCode,
	sendPhoneCode,
	sendResetCode,
} from "../../../contract/identity/login";
import { route } from "../../../http/route";
import { logOut } from "./log-out";
import { getPicture, listMethods } from "./methods";
import { registerWithEmail, registerWithPhone } from "./register";
import { choosePassword } from "./reset-password";
import {
	sendCodeToEmail,
	sendCodeToPhone,
	sendCodeToReset,
} from "./send-codes";
import { signInByCode, signInByEmail, signInByPhone } from "./sign-in";
import { enterAsVisitor } from "./visitor";

export const loginRoutes = [
	route(getLoginPicture, () => getPicture()),
	route(getLoginMethods, (ctx) => listMethods(ctx)),
	route(loginByPhonePassword, (ctx, { body }) => signInByPhone(ctx, body)),
	route(loginByPhoneCode, (ctx, { body }) => signInByCode(ctx, body)),
	route(loginByEmail, (ctx, { body }) => signInByEmail(ctx, body)),
	route(registerVisitor, (ctx, { body }) => enterAsVisitor(ctx, body)),
	route(registerByEmail, (ctx, { body }) => registerWithEmail(ctx, body)),
	route(registerByPhone, (ctx, { body }) => registerWithPhone(ctx, body)),
	route(sendPhoneCode, (ctx, { body }) => sendCodeToPhone(ctx, body)),
	route(sendEmailCode, (ctx, { body }) => sendCodeToEmail(ctx, body)),
	route(sendResetCode, (ctx, { body }) => sendCodeToReset(ctx, body)),
	route(resetPassword, (ctx, { body }) => choosePassword(ctx, body)),
	route(logout, (ctx) => logOut(ctx)),
];
