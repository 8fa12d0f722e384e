import {
	blockMember,
	exportMember,
	forgetMember,
	getMember,
	listMembers,
	noteMember,
	showMemberContact,
	unblockMember,
} from "../../../contract/identity/member";
import { route } from "../../../http/route";
import {
	addNote,
	block,
	exportData,
	forget,
	showContact,
	unblock,
} from "./change-member";
import { findMembers, showMember } from "./service";

export const memberRoutes = [
	route(listMembers, (ctx, { query }) => findMembers(ctx, query)),
	route(getMember, (ctx, { params }) => showMember(ctx, params.uid)),
	route(showMemberContact, (ctx, { params }) => showContact(ctx, params.uid)),
	route(blockMember, (ctx, { params, body }) => block(ctx, params.uid, body)),
	route(unblockMember, (ctx, { params }) => unblock(ctx, params.uid)),
	route(noteMember, (ctx, { params, body }) => addNote(ctx, params.uid, body)),
	route(exportMember, (ctx, { params }) => exportData(ctx, params.uid)),
	route(forgetMember, (ctx, { params }) => forget(ctx, params.uid)),
];
