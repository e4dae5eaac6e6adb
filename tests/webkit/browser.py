#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, for WebKitWebDriver (driver.ts).

Unlike MiniBrowser it can be as narrow as a phone, lacks the features that its arguments name (as
get_all_features() has them), and writes to stdout what it would pass to another app.
"""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
features = WebKit2.Settings.get_all_features()
for feature in map(features.get, range(features.get_length())):
    if feature.get_identifier() in sys.argv:
        settings.set_feature_enabled(feature, False)


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        is_controlled_by_automation=True,
    )
    view.connect("decide-policy", decide)
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.show_all()
    view.grab_focus()
    # No window manager gives it the focus, without which nothing in the page matches :focus.
    GLib.timeout_add(50, lambda: window.get_window().focus(Gdk.CURRENT_TIME))
    return view


def decide(_view, decision, kind):
    if kind == WebKit2.PolicyDecisionType.RESPONSE:
        return False
    url = decision.get_navigation_action().get_request().get_uri()
    if url.startswith(("http", "about:")):
        return False
    decision.ignore()
    print(f"APP {url}", flush=True)
    return True


context.connect("automation-started", lambda _, session: session.connect("create-web-view", open_window))
Gtk.main()
