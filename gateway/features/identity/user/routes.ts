import {
	bindEmail,
	bindPhone,
	changePassword,
	deleteUser,
	editUser,
	endOtherSessions,
	exportUser,
	getUser,
	getUserMenu,
	listSessions,
	sendOwnCode,
} from "../../../contract/identity/user";
import { route } from "../../../http/route";
import { bindOwnEmail, bindOwnPhone, sendCodeToOwner } from "./bind";
import { changeOwnPassword } from "./change-password";
import { deleteOwnUser } from "./delete-user";
import { exportOwnUser } from "./export-user";
import { listMenu } from "./menu";
import { editOwnUser, getOwnUser } from "./service";
import { endSessionsElsewhere, listOwnSessions } from "./sessions";

export const userRoutes = [
	route(getUser, (ctx) => getOwnUser(ctx)),
	route(getUserMenu, (ctx) => listMenu(ctx)),
	route(editUser, (ctx, { body }) => editOwnUser(ctx, body)),
	route(changePassword, (ctx, { body }) => changeOwnPassword(ctx, body)),
	route(bindPhone, (ctx, { body }) => bindOwnPhone(ctx, body)),
	route(bindEmail, (ctx, { body }) => bindOwnEmail(ctx, body)),
	route(listSessions, (ctx) => listOwnSessions(ctx)),
	route(endOtherSessions, (ctx, { body }) => endSessionsElsewhere(ctx, body)),
	route(sendOwnCode, (ctx, { body }) => sendCodeToOwner(ctx, body)),
	route(exportUser, (ctx) => exportOwnUser(ctx)),
	route(deleteUser, (ctx, { body }) => deleteOwnUser(ctx, body)),
];
